import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MobilePages, openMobilePages, phonePage } from './mobilePages.testing.ts';

const small = (id: string, style = '', text = 'Small words') =>
  `<p id=${id} style="font-size:10px;${style}">${text}</p>`;

const cases: Record<string, { body: string; issues: string[] }> = {
  'text of 10 px': { body: small('a'), issues: ['text-too-small #a'] },
  'text of 12 px': { body: small('a', 'font-size:12px'), issues: [] },
  'the innermost element that holds it': {
    body: '<div style="font-size:10px"><div><span id=a>Words</span></div></div>',
    issues: ['text-too-small #a'],
  },
  'text that is not there to be seen': {
    body: [
      small('a', 'display:none'),
      small('b', 'visibility:hidden'),
      small('c', 'opacity:0'),
      small('d', 'position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden'),
      small('e', 'position:absolute;clip-path:inset(50%)'),
      small('f', 'position:absolute;left:-9999px'),
      small('g', 'text-indent:-9999px;overflow:hidden'),
      `<div style="content-visibility:hidden">${small('h')}</div>`,
      `<div hidden=until-found>${small('i')}</div>`,
      `<div style="overflow:hidden;height:0">${small('j')}</div>`,
    ].join(''),
    issues: [],
  },
  'text that waits below a long page': {
    body: `<div style="height:5000px"></div><div style="content-visibility:auto;contain-intrinsic-height:60px">${small('a')}</div>`,
    issues: ['text-too-small #a'],
  },
  'bullets, arrows and notes by custom': {
    body: `${small('a', '', '• ▼ |')}<p>Words<sup style="font-size:10px">1</sup> <ruby>漢<rt style="font-size:8px">kan</rt></ruby>`,
    issues: [],
  },
  'text that cannot be reached but is seen': {
    body: `<div inert>${small('a')}</div>`,
    issues: ['text-too-small #a'],
  },
  'text in a shadow tree': {
    body: `<div id=host></div><script>host.attachShadow({ mode: 'open' }).innerHTML = '${small('a')}'</script>`,
    issues: ['text-too-small #host >> #a'],
  },
  'text in a frame': {
    body: `<iframe title=A id=frame srcdoc='<p id=a style="font-size:9px">Words'></iframe>`,
    issues: ['text-too-small #frame | #a'],
  },
  'text of a drawing that is scaled up': {
    body: '<svg viewBox="0 0 100 100" width="300" height="300"><text y=50 style="font-size:8px">Words</text></svg>',
    issues: [],
  },
  'fields with small text': {
    body: `<input id=a aria-label=A style="height:50px;width:200px">
      <textarea id=b aria-label=B style="height:60px;font-size:14px"></textarea>
      <select id=c aria-label=C style="height:50px;width:99px"><option>A</select>
      <input aria-label=D style="height:50px;font-size:16px">
      <input type=checkbox aria-label=E style="width:50px;height:50px">
      <input disabled aria-label=F style="height:50px"><input hidden><input type=hidden>`,
    issues: ['form-field-text-too-small #a', 'form-field-text-too-small #b', 'form-field-text-too-small #c'],
  },
  'fields whose names are those of properties': {
    body: `<form id=f><input name=children aria-label=A style="height:50px;width:100%;font-size:16px">
      <input name=getClientRects aria-label=B style="height:50px;width:100%;font-size:16px">
      <input name=matches aria-label=C style="height:50px;width:100%;font-size:16px">
      <input name=scrollWidth aria-label=D style="height:50px;width:100%;font-size:16px">${small('a')}</form>
      <img name=body alt=A><img name=documentElement alt=B><img name=createTreeWalker alt=C>`,
    issues: ['text-too-small #a'],
  },
  'a page that has changed what scripts are built on': {
    body: `${small('a')}<script>
      Object.prototype.element = 1; Array.prototype.map = () => []; Array.prototype.filter = () => [];
      Element.prototype.getClientRects = () => { throw 1 }; JSON.stringify = () => '';
      window.getComputedStyle = () => ({}); Element.prototype.matches = () => false;
    </script>`,
    issues: ['text-too-small #a'],
  },
};

let pages: MobilePages;
beforeAll(async () => {
  pages = await openMobilePages(
    Object.fromEntries(Object.entries(cases).map(([name, { body }]) => [name, phonePage(body)])),
  );
});
afterAll(() => pages.close());

test.each(Object.entries(cases))('%s', async (name, { issues }) => {
  expect(await pages.names(name)).toEqual(issues);
});
