const section = `/${location.pathname.split('/')[1] ?? ''}`;
for (const link of document.querySelectorAll('.menu a')) {
  if (link.getAttribute('href') === section) link.setAttribute('aria-current', location.pathname === section ? 'page' : 'true');
}

const button = document.querySelector('.menu-button');
const menu = document.querySelector('.menu');
button?.addEventListener('click', () => {
  const isOpen = menu.classList.toggle('open');
  button.setAttribute('aria-expanded', String(isOpen));
});
