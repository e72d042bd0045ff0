// Decided once, when the page loads, by the width that it then has: a resize changes nothing.
const place = document.querySelector('#sections-place');
const isNarrow = window.innerWidth < 600;

const menu = document.createElement('nav');
menu.setAttribute('aria-label', 'On this page');
menu.innerHTML = isNarrow
  ? `<button class="button quiet" id="sections-toggle" type="button"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2"/></svg></button>`
  : `<ul class="pills"><li><a href="/about/sustainability">What we use up</a></li><li><a href="/about/materials">What we use</a></li><li><a href="/team">Who we are</a></li></ul>`;
place.append(menu);
