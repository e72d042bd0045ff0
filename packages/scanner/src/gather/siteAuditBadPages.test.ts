import { expect, test } from 'vitest';
import { auditedSite } from './auditedSite.testing.ts';
import { detailsOf, soundPage, TITLE, typesOf } from './siteAudit.testing.ts';

const TAGS = ['title', 'base', 'description', 'keywords', 'viewport', 'og:image', 'og:image:width'];
const tag = (name: string) => (at: number) => {
  if (name === 'title') return `<title>${at}</title>`;
  if (name === 'base') return `<base href="/${at}">`;
  return `<meta name="${name}" content="${at}">`;
};
const PROPERTIES =
  'attributes shadowRoot checkVisibility title body head innerHTML textContent getRootNode outerHTML';

const routes = {
  '/long': `<!doctype html><html lang="en"><title>  ${'🚀 long '.repeat(150_000)}</title><h1>x</h1>`,
  '/hundred': soundPage(
    '',
    TAGS.flatMap((name) => Array.from({ length: 100 }, (_, at) => tag(name)(at))).join(''),
  ),
  '/invalid': `<title>${TITLE}<h1>x</h1><title>not another</title><p><form><form><h1><h1>Boats<p>more<meta name=description content="In the body"><meta name=description`,
  '/names': `<!doctype html><html lang="en"><title>${TITLE}</title><main><h1>Boats</h1>
    <form>${PROPERTIES.split(' ')
      .map((name) => `<input aria-label="x" name="${name}">`)
      .join('')}<a>In a form</a></form>
    ${'title head body querySelectorAll querySelector createElement documentElement characterSet contentType baseURI location'
      .split(' ')
      .map((name) => `<img alt="x" src="/a.png" name="${name}"><a id="${name}"></a>`)
      .join('')}<a href="/there">There</a></main>`,
  '/prototypes': soundPage(
    '<a href="/there">There</a><a>Missing</a>',
    `<script>for (const name of ['getAttribute', 'closest', 'getAttributeNS']) Element.prototype[name] = () => 'https://evil.example/';
    Document.prototype.querySelectorAll = () => []; Array.prototype.map = () => []; String.prototype.slice = () => 'evil';
    Object.prototype.href = 'evil'; URL.parse = () => null; Object.defineProperty(HTMLTitleElement.prototype, 'text', { get: () => 'evil' })</script>`,
  ),
  '/characters': `<!doctype html><html lang="en"><title>x</title><h1>x</h1><script>
    document.title = 'a\\0b\\ud83d' + ' '.repeat(5000) + 'c'; document.querySelector('h1').textContent = '\\udc00<img src=x onerror=alert(1)>'</script>`,
  '/attributes': soundPage(
    `<img src="data:,x" ${Array.from({ length: 5_000 }, (_, at) => `a${at}="${'x'.repeat(at === 3 ? 5_000 : 5)}"`).join(' ')}>`,
  ),
  '/removes': soundPage('<script>document.head.remove()</script>'),
  '/rewrites': soundPage(
    `<script>onload = () => { document.open(); document.write('<title>Written</title><h1>W</h1>'); document.close() }</script>`,
  ),
  '/deep': soundPage(
    `<script>let at = document.querySelector('h1'); for (let i = 0; i < 1000; i++) at = at.appendChild(document.createElement('span')); at.textContent = 'deep'</script>`,
  ),
};

const site = auditedSite(routes);
const { audit } = site;

test('a title of 1 MB is cut, and counted whole', async () => {
  const [details] = detailsOf(await audit('/long'), 'TITLE_TOO_LONG');
  expect(details?.content?.text).toHaveLength(1_999);
  expect(details?.content_length).toEqual({ text: String(7 * 150_000 - 1) });
});

test('of a hundred tags of a kind, twenty are listed', async () => {
  const found = await audit('/hundred');
  const several = found.records.filter(({ issueType }) => issueType.startsWith('MULTIPLE'));
  expect(several.map(({ issueType }) => issueType)).toEqual([
    'MULTIPLE_TITLE_TAGS_ON_PAGE',
    'MULTIPLE_BASE_TAGS_ON_PAGE',
    'MULTIPLE_META_DESCRIPTION_TAGS',
    'MULTIPLE_META_VIEWPORT_TAGS',
    'MULTIPLE_META_KEYWORD_TAGS',
    'MULTIPLE_META_OG_IMAGE_TAGS',
    'MULTIPLE_META_OG_IMAGE_WIDTH_TAGS',
  ]);
  for (const { issueDetails } of several) {
    expect('html' in issueDetails && Object.keys(issueDetails.html)).toHaveLength(20);
  }
});

test('invalid HTML is what the browser makes of it', async () => {
  const found = await audit('/invalid');
  expect(found.contents).toEqual([
    { issueType: 'DUPLICATE_TITLE_TAGS', content: `${TITLE}<h1>x</h1><title>not another` },
    { issueType: 'DUPLICATE_META_DESCRIPTION_TAGS', content: 'In the body' },
    { issueType: 'DUPLICATE_H1_TAGS', content: 'Boats more' },
  ]);
});

test('names that hide properties of the document and of forms change nothing', async () => {
  const found = await audit('/names');
  expect(detailsOf(found, 'MISSING_HREF_ATTRIBUTE')).toEqual([{ anchor_text: { text: 'In a form' } }]);
  expect(found.references).toContainEqual({ kind: 'link', url: `${site.origin}/there` });
  expect(found.contents).toContainEqual({ issueType: 'DUPLICATE_TITLE_TAGS', content: TITLE });
});

test('what a page does to its prototypes changes nothing of what is read', async () => {
  const found = await audit('/prototypes');
  expect(typesOf(found)).toEqual(['MISSING_HREF_ATTRIBUTE']);
  expect(found.references).toContainEqual({ kind: 'link', url: `${site.origin}/there` });
});

test('characters that no database keeps are replaced, and markup stays text', async () => {
  expect((await audit('/characters')).contents).toEqual([
    { issueType: 'DUPLICATE_TITLE_TAGS', content: 'a\uFFFDb\uFFFD c' },
    { issueType: 'DUPLICATE_H1_TAGS', content: '\uFFFD<img src=x onerror=alert(1)>' },
  ]);
});

test('markup of thousands of attributes is cut, and each of its values', async () => {
  const [details] = detailsOf(await audit('/attributes'), 'MISSING_ALT_ATTRIBUTE');
  const html = String(details?.image_url?.html);
  expect(html).toContain(`<img src="data:,x" a0="xxxxx"`);
  expect(html).toContain(`a3="${'x'.repeat(160)}…" a4="xxxxx"`);
  expect(html.length).toBeLessThanOrEqual(500);
});

test('a page that removes its own head has none', async () => {
  expect(typesOf(await audit('/removes'))).toEqual([
    'MISSING_LINK_ICON',
    'MISSING_TITLE',
    'MISSING_META_DESCRIPTION',
  ]);
});

test('a page that writes itself anew is what it wrote', async () => {
  expect((await audit('/rewrites')).contents).toEqual([
    { issueType: 'DUPLICATE_TITLE_TAGS', content: 'Written' },
    { issueType: 'DUPLICATE_H1_TAGS', content: 'W' },
  ]);
});

test('a heading of thousands of elements in each other ends nothing', async () => {
  expect((await audit('/deep')).contents).toContainEqual({
    issueType: 'DUPLICATE_H1_TAGS',
    content: 'Boats',
  });
});
