import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DirectRunner, openDirectRunner, violationsAt } from './directRun.testing.ts';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const DEFECTS = `<img src="x.png"><a href="/y"></a><button></button><p style="color:#bbb">faint</p>
  <input><ul><div>not an item</div></ul><div role=button aria-foo=1 tabindex=3>press</div>
  <div style="display:flex"><a href="/1" style="font-size:9px">1</a><a href="/2" style="font-size:9px">2</a></div>`;
const TAMPERING = `
  const no = () => { throw new Error('tampered') };
  for (const owner of [Array.prototype, String.prototype, Map.prototype, Promise.prototype, RegExp.prototype]) {
    for (const name of ['filter', 'map', 'slice', 'push', 'get', 'set', 'has', 'test', 'then', 'includes']) {
      if (name in owner) owner[name] = no;
    }
  }
  JSON.stringify = JSON.parse = Reflect.apply = no;
  for (const name of ['getBoundingClientRect', 'getAttribute', 'matches', 'closest', 'querySelectorAll']) {
    Element.prototype[name] = no;
  }
  document.querySelector = document.querySelectorAll = document.getElementsByTagName = no;
  getComputedStyle = requestAnimationFrame = setTimeout = no;
  Object.defineProperty(Node.prototype, 'parentNode', { get: no });
  axe = { run: async () => ({ violations: [] }), runPartial: no };
  addEventListener('message', (event) => event.stopImmediatePropagation(), true);`;

const PAGES = {
  'a page of defects': `<!doctype html><title>Defects</title>${DEFECTS}`,
  'a clean page':
    '<!doctype html><html lang=en><title>Clean</title><main><h1>Clean</h1><p>Nothing here.</main>',
  'a page that changes with its width by style alone': `<!doctype html><html lang=en><title>Style</title>
    <style>@media (max-width:800px){.wide{display:none}}@media (min-width:801px){.narrow{display:none}}</style>
    <main><h1>S</h1><img class=wide src="w.png"><a class=narrow href="/n"></a>${DEFECTS}</main>`,
  'a page that changes with its pointer by style alone': `<!doctype html><html lang=en><title>Pointer</title>
    <style>@media (pointer:coarse){.fine{display:none}}@media (hover:hover){.coarse{display:none}}</style>
    <main><h1>P</h1><img class=fine src="f.png"><a class=coarse href="/c"></a>${DEFECTS}</main>`,
  'a page that asks for its pointer once and renders by it': `<!doctype html><html lang=en><title>Asked</title><main id=m></main>
    <script>m.innerHTML = matchMedia('(any-pointer: fine)').matches ? '<h1>F</h1><img src=f.png>'
      : navigator.maxTouchPoints ? '<h1>C</h1><a href="/c"></a>' : '<button></button>'</script>`,
  'a page that reads its width once and renders by it': `<!doctype html><html lang=en><title>Script</title><main id=m></main>
    <script>m.innerHTML = innerWidth < 500 ? '<h1>P</h1><img src=p.png>' : matchMedia('(max-width: 900px)').matches
      ? '<h1>T</h1><a href="/t"></a>' : '<h1>D</h1><button></button>'</script>`,
  'a page that fills what is in view': `<!doctype html><html lang=en><title>View</title><main><h1>V</h1>
    ${'<div class=slot style="height:350px"></div>'.repeat(5)}</main><script>
    const seen = new IntersectionObserver((all) => all.forEach((e) => {
      if (e.isIntersecting) e.target.innerHTML = '<img src=x.png>' }));
    document.querySelectorAll('.slot').forEach((slot) => seen.observe(slot))</script>`,
  'a page with open and nested shadow trees': `<!doctype html><html lang=en><title>Shadow</title><main><h1>S</h1><x-a></x-a></main>
    <script>customElements.define('x-a', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<img src=a.png><x-b></x-b>' } });
    customElements.define('x-b', class extends HTMLElement { connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<button></button>' } });</script>`,
  'a page with frames of its own and of another site': `<!doctype html><html lang=en><title>Frames</title><main><h1>F</h1>
    <iframe title=a srcdoc='<html lang=en><title>a</title>${DEFECTS.replaceAll("'", '')}'></iframe>
    <iframe src="OTHER/framed"></iframe><iframe title=c style="display:none" src="/framed"></iframe></main>`,
  'a page that answers a resize after a while': `<!doctype html><html lang=en><title>Late</title><main id=m></main>
    <script>const draw = () => { m.innerHTML = m.getBoundingClientRect().width < 500 ? '<h1>P</h1><img src=p.png>'
      : '<h1>D</h1><button></button>' };
    draw(); let timer; addEventListener('resize', () => { clearTimeout(timer); timer = setTimeout(draw, 100) })</script>`,
  'a page that observes its own width': `<!doctype html><html lang=en><title>Own</title><main id=m><h1>O</h1></main>
    <p id=p></p><script>new ResizeObserver(([{ contentRect }]) => setTimeout(() => {
      p.innerHTML = contentRect.width < 500 ? '<img src=p.png>' : '<button></button>' }, 100)).observe(m)</script>`,
  'a page whose names stand in the way': `<!doctype html><html lang=en><title>Names</title><main><h1>N</h1>
    <form><input name=id><input name=style><input name=children></form><img name=links src=a.png></main>`,
} as const;
const paths = Object.fromEntries(Object.keys(PAGES).map((name, at) => [name, `/${at}`]));

let site: LocalSite;
let other: LocalSite;
let scanner: TestScanner;
let direct: DirectRunner;
beforeAll(async () => {
  const framed = `<!doctype html><title>Framed</title>${DEFECTS}<iframe srcdoc="<img src=inner.png>"></iframe>`;
  other = await startLocalSite({ '/framed': framed });
  // By its name it is another site, and so in another process.
  const otherOrigin = other.origin.replace('127.0.0.1', 'localhost');
  const routes = Object.entries(PAGES).map(([name, html]) => [
    paths[name],
    html.replace('OTHER', otherOrigin),
  ]);
  const tampered = `<!doctype html><html lang=en><title>T</title><script>${TAMPERING}</script><main><h1>T</h1>${DEFECTS}</main>`;
  const untouched = tampered.replace(TAMPERING, '');
  site = await startLocalSite({
    ...Object.fromEntries(routes),
    '/framed': framed,
    '/tampered': tampered,
    '/untouched': untouched,
  });
  [scanner, direct] = await Promise.all([openTestScanner(['127.0.0.1', 'localhost']), openDirectRunner()]);
});
afterAll(async () => {
  await Promise.all([scanner.close(), direct.close(), site.close(), other.close()]);
});

test.each(Object.keys(PAGES))('%s has the findings of a direct run, size by size', async (name) => {
  const url = `${site.origin}${paths[name]}`;
  const result = await scanner.scanned(url);
  for (const screenSize of SCREEN_SIZE_NAMES) {
    expect(violationsAt(result, screenSize), screenSize).toEqual(await direct.run(url, screenSize));
  }
});

test('a page that tampers with everything has the findings of the same page without that', async () => {
  const tampered = await scanner.scanned(`${site.origin}/tampered`);
  const untouched = await scanner.scanned(`${site.origin}/untouched`);
  expect(untouched.findings.length).toBeGreaterThan(6);
  expect(tampered.findings).toEqual(untouched.findings);
});

test('a page is loaded once, and once a size only when it has read its view', async () => {
  const loads = async (name: keyof typeof PAGES) => {
    const before = site.requests.length;
    await scanner.scanned(`${site.origin}${paths[name]}`);
    return site.requests.slice(before).filter((request) => request === paths[name]).length;
  };
  expect(await loads('a page that changes with its width by style alone')).toBe(1);
  expect(await loads('a page that reads its width once and renders by it')).toBe(3);
});
