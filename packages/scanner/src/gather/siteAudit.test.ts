import { expect, test } from 'vitest';
import { auditedSite } from './auditedSite.testing.ts';
import { DESCRIPTION, detailsOf, soundPage, TITLE, typesOf } from './siteAudit.testing.ts';

const OFTEN = '<p>one</p>'.repeat(3);
const routes = {
  '/sound': soundPage(
    `${OFTEN}<a href="/sound#top">Top</a><a id="x"></a><a name="y">Y</a><a role="button" tabindex="0">B</a>
    <a aria-current="page">Here</a><img alt="A boat" src="/a.png"><img alt="B" srcset="/a.png 2x">
    <picture><source srcset="/a.png"><img alt="C"></picture><img alt="D" data-src="/a.png">
    <img src="/a.png" role="presentation"><img src="/a.png" width="1" height="1">
    <img src="/a.png" aria-label="Named"><div hidden><img alt="Shown later"></div>
    <div role="heading" aria-level="2">Two</div><h3>Three</h3><h2>Two</h2>
    <svg><title>A drawing</title><a><text>no link</text></a></svg><template><h1>None</h1></template>`,
    '<base href="/"><meta property="og:image" content="/a.png"><meta property="og:image:width" content="3">',
  ),
  '/headings':
    soundPage(`<h2>Two <img alt="and a picture" src="/a.png"></h2><h4 style="text-transform:uppercase">Fo<b>ur</b><br>words</h4>
    <h6 hidden>Hidden</h6><h1><span style="display:block">Another</span>one</h1><h2></h2><h2 role="presentation">x</h2>
    <h3 aria-level="2">Two</h3><h3>Three</h3><div role="heading" aria-level="5">Five</div>`),
  '/images':
    soundPage(`<img src="/a.png"><img src="/a.png"><img src="/b.png" alt=" "><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img alt="x" src=" ">
    <img alt="y"><input type="image" src="/c.png">`),
  '/links':
    soundPage(`<a href=" ">Empty <img alt="link" src="/a.png"></a><a>Missing</a><a id="z" onclick="go()">Pressed</a>
    <map name="m"><area href="" alt="A part"></map><a></a>`),
  '/shadow': `<!doctype html><html lang="en"><title>${TITLE}</title><meta name="description" content="${DESCRIPTION}">
    <link rel="shortcut icon" href="data:,"><main><my-title>Boats</my-title><script>
    document.querySelector('my-title').attachShadow({ mode: 'open' }).innerHTML =
    '<h1><slot></slot></h1><a href="/in-shadow">x</a><img src="/a.png">'</script></main>`,
  '/bare': '<!doctype html><p>Nothing',
  '/empty': '',
  '/frameset':
    '<!doctype html><html><head><title>Frames</title></head><frameset cols="*"><frame src="/bare"></frameset></html>',
};

const site = auditedSite(routes);
const { audit } = site;

test('on a sound page nothing is found, and each of its contents is compared', async () => {
  const { records, contents } = await audit('/sound');
  expect(records).toEqual([]);
  expect(contents).toEqual([
    { issueType: 'DUPLICATE_TITLE_TAGS', content: TITLE },
    { issueType: 'DUPLICATE_META_DESCRIPTION_TAGS', content: DESCRIPTION.trim() },
    { issueType: 'DUPLICATE_H1_TAGS', content: 'Boats' },
  ]);
});

test('headings are read as they are shown, with the levels that ARIA gives them', async () => {
  const found = await audit('/headings');
  expect(typesOf(found)).toEqual(['MULTIPLE_H1_TAGS_ON_PAGE', 'H_TAG_HIERARCHY', 'H_TAG_HIERARCHY']);
  expect(detailsOf(found, 'MULTIPLE_H1_TAGS_ON_PAGE')).toEqual([
    { html: { html0: '<h1>Boats</h1>', html1: '<h1><span style="display:block">Another</span>one</h1>' } },
  ]);
  expect(detailsOf(found, 'H_TAG_HIERARCHY')).toEqual([
    { heading: { text: 'h4' }, heading_text: { text: 'Four words' }, not_expected_after: { text: 'h2' } },
    { heading: { text: 'h5' }, heading_text: { text: 'Five' }, not_expected_after: { text: 'h3' } },
  ]);
});

test('pictures without a text or a source, each picture once', async () => {
  const found = await audit('/images');
  expect(detailsOf(found, 'MISSING_ALT_ATTRIBUTE')).toEqual([
    { image_url: { href: `${site.origin}/a.png` } },
    { image_url: { html: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">' } },
    { image_url: { href: `${site.origin}/c.png` } },
  ]);
  expect(detailsOf(found, 'EMPTY_ALT_ATTRIBUTE')).toEqual([{ image_url: { href: `${site.origin}/b.png` } }]);
  expect(detailsOf(found, 'EMPTY_IMG_SRC_ATTRIBUTE')).toEqual([{}]);
  expect(detailsOf(found, 'MISSING_IMG_SRC_ATTRIBUTE')).toEqual([{}]);
});

test('links without an address', async () => {
  const found = await audit('/links');
  expect(detailsOf(found, 'EMPTY_HREF_ATTRIBUTE')).toEqual([
    { anchor_text: { text: 'Empty link' } },
    { anchor_text: { text: 'A part' } },
  ]);
  expect(detailsOf(found, 'MISSING_HREF_ATTRIBUTE')).toEqual([
    { anchor_text: { text: 'Missing' } },
    { anchor_text: { text: 'Pressed' } },
  ]);
});

test('what stands in an open shadow root is part of the page', async () => {
  const found = await audit('/shadow');
  expect(typesOf(found)).toEqual(['MISSING_ALT_ATTRIBUTE']);
  expect(found.contents).toContainEqual({ issueType: 'DUPLICATE_H1_TAGS', content: 'Boats' });
  expect(found.references).toContainEqual({ kind: 'link', url: `${site.origin}/in-shadow` });
});

test.each(['/bare', '/empty'] as const)('%s lacks everything that a page should have', async (path) => {
  const found = await audit(path);
  expect(typesOf(found)).toEqual([
    'MISSING_H1_TAG_ON_PAGE',
    'MISSING_LINK_ICON',
    'MISSING_TITLE',
    'MISSING_META_DESCRIPTION',
  ]);
  expect(found.contents).toEqual([]);
});

test('a page of frames is a page: those inside it are others', async () => {
  expect(typesOf(await audit('/frameset'))).toEqual([
    'TITLE_TOO_SHORT',
    'MISSING_H1_TAG_ON_PAGE',
    'MISSING_LINK_ICON',
    'MISSING_META_DESCRIPTION',
  ]);
});

test('at other sizes nothing is audited', async () => {
  const siteAudit = await audit('/bare', 'phone');
  expect(siteAudit).toEqual({ records: [], contents: [], references: [] });
});
