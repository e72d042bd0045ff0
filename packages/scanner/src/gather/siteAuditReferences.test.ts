import { expect, test } from 'vitest';
import { auditedSite } from './auditedSite.testing.ts';
import { detailsOf, soundPage } from './siteAudit.testing.ts';

const SCHEMES =
  'mailto:a@b.example tel:+4930 sms:1 javascript:void(0) data:text/html,x blob:https://a.example/1 ftp://a.example/ file:///etc/passwd intent://x about:blank whatsapp://send ws://a.example/ view-source:https://a.example/ http:// https://[bad https://a.example:99999/';

const routes = {
  '/kinds': soundPage(
    `<a href="link">a</a><a href="link#part">again</a><map name="m"><area href="area" alt="x"></map>
    <svg><a href="svg-link"/><a xlink:href="svg-xlink"/><image href="svg-image"/></svg>
    <img alt="" role="none" src="img" srcset="w_1,h_2/set 1x, , set-2 2x,set-3,"><picture><source srcset="source 400w, source-2 800w"></picture>
    <input type="image" alt="x" src="input"><input src="none"><video poster="poster"><source src="none"></video>
    <script src="script"></script><script type="module" src="module"></script><script type="text/template" src="none"></script>
    <script type="text/jscript" src="jscript"></script><script type="text/javascript1.5" src="javascript1.5"></script><script type="text/javascript1.9" src="none"></script>
    <blockquote cite="blockquote">b</blockquote><q cite="q">q</q><ins cite="ins">i</ins><del cite="del">d</del>
    <template><a href="none">x</a></template><iframe src="/frame" title="x"></iframe>`,
    '<link rel="stylesheet alternate" href="css"><link rel="shortcut icon" href="icon"><link rel="preload" href="none" as="font"><link rel="canonical" href="none">',
  ),
  '/frame': '<a href="/none">in another document</a>',
  '/schemes': soundPage(
    SCHEMES.split(' ')
      .map((href) => `<a href="${href}">x</a>`)
      .join(''),
  ),
  '/no-hosts': soundPage(
    ['a b', 'a%20b', 'a<b', 'a|b', '1.2.3.4.5', '[::1', 'a\0b', '%']
      .map((host) => `<a href="http://${host}/">x</a>`)
      .join(''),
  ),
  '/odd': soundPage(
    `<a href="  https://BÜCHER.example/ä?ü#x
      ">IDN</a><a href="//user:secret@a.example:80/../p//q">n</a><a href="https:\\\\a.example\\b">b</a>
    <a href="https://a.example/%zz?a b">p</a><a href="#top">t</a><a href="?">q</a><a href="/odd">self</a><a href="${'/long'.repeat(2000)}">l</a>
    <a href="https://a.example./">dot</a><a href="https://0x5DB8D822/">number</a>`,
  ),
  '/base': soundPage(
    '<a href="a#b">a</a><a href="#c">c</a>',
    '<base href="https://base.example/x/"><base href="/none/">',
  ),
  '/javascript-base': soundPage('<a href="a">a</a>', '<base href="javascript:alert(1)">'),
  '/localhost': soundPage(
    `<a href="http://localhost:3000/x#y">l</a><a href="https://app.LOCALHOST./">l</a><a href="http://127.0.0.1:1/">p</a>
    <a href="http://[::1]/">6</a><a href="http://[::ffff:127.0.0.1]/">m</a><a href="http://0/">0</a><a href="http://2130706433/">n</a>
    <img alt="x" src="http://localhost:3000/i.png"><a href="/fine">own</a><a href="https://localhost.example/">other</a>`,
  ),
  // Hidden, as in a menu: of thousands that are shown close to each other, axe-core's check takes minutes.
  '/many': soundPage(
    `<nav hidden>${Array.from({ length: 12_000 }, (_, at) => `<a href="/many/${at}">x</a>`).join('')}</nav>`,
  ),
};

const site = auditedSite(routes);
const { audit } = site;
const urlsOf = async (path: keyof typeof routes) =>
  (await audit(path)).references.filter(({ kind }) => kind === 'link').map(({ url }) => url);

test('each kind of reference, and nothing that is none', async () => {
  const { references } = await audit('/kinds');
  const named = references.map(({ kind, url }) => `${kind} ${url.replace(`${site.origin}/`, '')}`);
  expect(named).toEqual([
    'css css',
    'image icon',
    'link link',
    'link area',
    'link svg-link',
    'link svg-xlink',
    'image svg-image',
    'image img',
    'image w_1,h_2/set',
    'image set-2',
    'image set-3',
    'image source',
    'image source-2',
    'image input',
    'image poster',
    'javascript script',
    'javascript module',
    'javascript jscript',
    'javascript javascript1.5',
    'cite blockquote',
    'cite q',
    'cite ins',
    'cite del',
  ]);
});

test('other schemes and what is no address are not references', async () => {
  expect(await urlsOf('/schemes')).toEqual([]);
});

test('what only Chromium takes for an address is none', async () => {
  expect(await urlsOf('/no-hosts')).toEqual([]);
});

test('odd addresses are written as the URL standard has them, without names and passwords', async () => {
  expect(await urlsOf('/odd')).toEqual([
    'https://xn--bcher-kva.example/%C3%A4?%C3%BC',
    'http://a.example/p//q',
    'https://a.example/b',
    'https://a.example/%zz?a%20b',
    `${site.origin}/odd?`,
    'https://a.example./',
    'https://93.184.216.34/',
  ]);
});

test("addresses are resolved against the document's first base, unless that is none", async () => {
  expect(await urlsOf('/base')).toEqual(['https://base.example/x/a', 'https://base.example/x/']);
  expect(await urlsOf('/javascript-base')).toEqual([`${site.origin}/a`]);
});

test("what leads to the visitor's own device is an issue, and never requested", async () => {
  const found = await audit('/localhost');
  expect(detailsOf(found, 'LINK_TO_LOCALHOST').map(({ href }) => href?.href)).toEqual([
    'http://localhost:3000/x',
    'https://app.localhost./',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://0.0.0.0/',
    'http://127.0.0.1/',
    'http://localhost:3000/i.png',
  ]);
  expect(found.references.map(({ url }) => url)).toEqual([
    `${site.origin}/fine`,
    'https://localhost.example/',
  ]);
});

test('of a page with more references than are taken, the first are', async () => {
  const urls = await urlsOf('/many');
  expect(urls).toHaveLength(10_000);
  expect(urls.at(-1)).toBe(`${site.origin}/many/9999`);
});
