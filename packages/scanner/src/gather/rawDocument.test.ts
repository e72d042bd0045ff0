import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSite, type Route, startLocalSite } from './localSite.testing.ts';
import { detailsOf, soundPage, TITLE, typesOf } from './siteAudit.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const served =
  (body: string | Buffer, contentType = 'text/html', headers: Record<string, string> = {}): Route =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': contentType, ...headers }).end(body);
const KEYWORDS = '<meta name="keywords" content="Tür"><meta name="keywords" content="naïve “quotes”">';
const words = (declaration: string) =>
  `<!doctype html><html lang="de">${declaration}<title>Größe</title>${KEYWORDS}<p>Das große Geräusch der Flüsse über Äcker`;
const windows1252 = (declaration: string) =>
  Buffer.from(words(declaration).replace('“', '\x93').replace('”', '\x94'), 'latin1');
const utf16 = (bom: string) => Buffer.from(`${bom}${words('')}`, 'utf16le');

let turn = 0;
const routes: Record<string, Route> = {
  '/utf-8': served(words('<meta charset="utf-8">')),
  '/utf-8-bom': served(`\uFEFF${words('')}`, 'text/html; charset=windows-1252'),
  '/windows-1252-header': served(windows1252(''), 'text/html; charset=windows-1252'),
  '/windows-1252-meta': served(windows1252('<meta charset="iso-8859-1">')),
  '/windows-1252-undeclared': served(windows1252('')),
  '/windows-1252-query': served(
    Buffer.from('<a href="/ü?ü">ü</a>', 'latin1'),
    'text/html; charset=windows-1252',
  ),
  '/utf-16-bom': served(utf16('\uFEFF')),
  '/utf-16-header': served(utf16(''), 'text/html; charset=utf-16le'),
  '/utf-16-undeclared': served(utf16('')),
  '/scripts': soundPage(
    `<script>for (const tag of document.querySelectorAll('base, meta, title')) tag.remove();
    document.head.innerHTML = '<title>By a script</title><meta name=description content=a><meta name=description content=b><meta name=viewport content=a><meta name=viewport content=b><meta property=og:title content=shown>'</script>`,
    `<title>Second</title><base href="/x/"><base target="_self"><meta property="og:title" content="Sent"><meta name="OG:Title" content="Again">
    <meta name="keywords" content="a"><meta name="Keywords" content="b">`,
  ),
  '/quiet': soundPage(
    '<script src="/s.js"></script><img alt="x" src="/i.png">',
    '<link rel="stylesheet" href="/c.css">',
  ),
  '/trusted-types': served(soundPage('', '<title>Second</title>'), 'text/html; charset=utf-8', {
    'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'; default-src 'self'",
  }),
  '/trusted-types-meta': soundPage(
    '',
    `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'"><title>Second</title>`,
  ),
  '/xhtml': served(
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>One</title><title>Two</title></head><body><h1>X</h1></body></html>`,
    'application/xhtml+xml',
  ),
  '/anew': (_, response) => {
    turn += 1;
    const second = turn > 1 ? '<title>Second</title>' : '<script>location.reload()</script>';
    response.writeHead(200, { 'content-type': 'text/html' }).end(soundPage('', second));
  },
  '/large': soundPage(`<!--${'x'.repeat(6_000_000)}-->`, '<title>Second</title>'),
};

let site: LocalSite;
let scanner: TestScanner;
beforeAll(async () => {
  [site, scanner] = await Promise.all([startLocalSite(routes), openTestScanner()]);
});
afterAll(async () => {
  await scanner.close();
  await site.close();
});
const audit = async (path: string) => (await scanner.scanned(`${site.origin}${path}`, ['desktop'])).siteAudit;

test.each([
  '/utf-8',
  '/utf-8-bom',
  '/windows-1252-header',
  '/windows-1252-meta',
  '/windows-1252-undeclared',
  '/utf-16-bom',
  '/utf-16-header',
])('%s is decoded as the browser decodes it', async (path) => {
  const found = await audit(path);
  expect(found.contents).toEqual([{ issueType: 'DUPLICATE_TITLE_TAGS', content: 'Größe' }]);
  expect(detailsOf(found, 'MULTIPLE_META_KEYWORD_TAGS')).toEqual([
    {
      html: {
        html0: '<meta name="keywords" content="Tür">',
        html1: '<meta name="keywords" content="naïve “quotes”">',
      },
    },
  ]);
});

test("a query is written in the document's own encoding, as a browser asks for it", async () => {
  const { references } = await audit('/windows-1252-query');
  expect(references.map(({ url }) => url)).toEqual([`${site.origin}/%C3%BC?%FC`]);
});

test('UTF-16 that says so nowhere is what browsers make of it: text without tags', async () => {
  const found = await audit('/utf-16-undeclared');
  expect(typesOf(found)).toContain('MISSING_TITLE');
  expect(detailsOf(found, 'MULTIPLE_META_KEYWORD_TAGS')).toEqual([]);
});

test('each check reads what its record says: the page as shown, or the HTML that was sent', async () => {
  const found = await audit('/scripts');
  expect(typesOf(found)).toEqual([
    'MULTIPLE_TITLE_TAGS_ON_PAGE',
    'TITLE_TOO_SHORT',
    'DESCRIPTION_TOO_SHORT',
    'MISSING_LINK_ICON',
    'MULTIPLE_BASE_TAGS_ON_PAGE',
    'MULTIPLE_META_DESCRIPTION_TAGS',
    'MULTIPLE_META_VIEWPORT_TAGS',
    'MULTIPLE_META_KEYWORD_TAGS',
    'MULTIPLE_META_OG_TITLE_TAGS',
  ]);
  expect(found.contents).toContainEqual({ issueType: 'DUPLICATE_TITLE_TAGS', content: 'By a script' });
  expect(found.contents).toContainEqual({
    issueType: 'DUPLICATE_META_OG_TITLE_TAGS',
    content: 'Sent',
  });
});

test('reading the HTML that was sent asks for nothing once more', async () => {
  await audit('/quiet');
  const asked = ['/quiet', '/s.js', '/i.png', '/c.css'];
  expect(site.requests.filter((path) => asked.includes(path)).sort()).toEqual(asked.sort());
});

const twoTitles = (first: string, second: string) => [
  { html: { html0: `<title>${first}</title>`, html1: `<title>${second}</title>` } },
];

test.each(['/trusted-types', '/trusted-types-meta'])(
  "a page's policy on what may be parsed stops nothing of ours: %s",
  async (path) => {
    expect(detailsOf(await audit(path), 'MULTIPLE_TITLE_TAGS_ON_PAGE')).toEqual(twoTitles(TITLE, 'Second'));
  },
);

test('XHTML is parsed as such', async () => {
  const found = detailsOf(await audit('/xhtml'), 'MULTIPLE_TITLE_TAGS_ON_PAGE');
  expect(found[0]?.html?.html1).toMatch(/^<title[^>]*>Two<\/title>$/);
});

test('of a page that loads itself anew, the last document is read', async () => {
  expect(detailsOf(await audit('/anew'), 'MULTIPLE_TITLE_TAGS_ON_PAGE')).toEqual(twoTitles(TITLE, 'Second'));
});

test('where the browser has not kept the document, the page as shown stands in for it', async () => {
  expect(detailsOf(await audit('/large'), 'MULTIPLE_TITLE_TAGS_ON_PAGE')).toEqual(twoTitles(TITLE, 'Second'));
});
