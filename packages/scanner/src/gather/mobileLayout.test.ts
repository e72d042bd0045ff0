import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MobilePages, ofIssue, openMobilePages, phonePage } from './mobilePages.testing.ts';

const GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const words = 'Words that go on and on. '.repeat(40);
const img = (id: string, style: string, more = 'alt=A') =>
  `<img id=${id} src="${GIF}" style="${style}" ${more}>`;

const WIDE: Record<string, { body: string; head?: string; html?: string; issues: string[] }> = {
  'a box of a fixed width, and what fills it': {
    body: `<div id=a style="width:500px"><p>${words}</div>`,
    issues: ['content-wider-than-screen body'],
  },
  'a long word': { body: `<p id=a>${'word'.repeat(40)}`, issues: ['content-wider-than-screen body'] },
  'a table in something that scrolls': {
    body: '<div style="overflow-x:auto;height:60px"><div style="width:900px;height:50px">Wide</div></div>',
    issues: [],
  },
  'a menu beside the screen, cut by the body': {
    body: '<div style="position:absolute;left:360px;width:200px">Menu</div>',
    head: '<style>body{overflow-x:hidden}</style>',
    issues: [],
  },
  'a fixed element beside the screen': {
    body: '<div style="position:fixed;left:360px;width:200px">Menu</div>',
    issues: [],
  },
  'wider than the body, but not than the screen': { body: '<div style="width:350px">Box</div>', issues: [] },
  'to the left, in a right-to-left page': {
    body: '<div id=a style="width:500px">Box</div>',
    html: 'lang=ar dir=rtl',
    issues: ['content-wider-than-screen body'],
  },
  'in quirks mode': {
    body: '<div id=a style="width:500px">Box</div>',
    issues: ['content-wider-than-screen body'],
  },
};

const MEDIA: Record<string, { body: string; head?: string; issues: string[] }> = {
  'a picture that shrinks': { body: img('a', 'width:900px;max-width:100%'), issues: [] },
  'a picture that does not shrink': {
    body: img('a', 'width:600px;height:40px'),
    issues: ['content-wider-than-screen body', 'media-not-scaling #a'],
  },
  'a picture cut off': {
    body: `<div style="overflow:hidden">${img('a', 'width:600px;height:40px')}</div>`,
    issues: ['media-not-scaling #a'],
  },
  'a decorative picture cut off': {
    body: `<div style="overflow:hidden">${img('a', 'width:600px;height:40px', 'alt=""')}</div>`,
    issues: [],
  },
  'a picture that scrolls': {
    body: `<div style="overflow-x:auto">${img('a', 'width:600px;height:60px;max-width:none')}</div>`,
    issues: [],
  },
  'a picture in a menu that waits beside the screen': {
    body: `<nav style="position:fixed;top:0;left:100%">${img('a', 'width:200px;height:60px')}</nav>`,
    issues: [],
  },
  'the next picture of a row': {
    body: `<div style="overflow:hidden;white-space:nowrap">${img('a', 'width:100%;height:60px')}${img('b', 'width:100%;height:60px')}</div>`,
    issues: [],
  },
  'a frame of a fixed width': {
    body: '<iframe id=a title=A srcdoc="<p>Words" style="width:560px;height:100px"></iframe>',
    issues: ['content-wider-than-screen body', 'media-not-scaling #a'],
  },
};

const OVERLAYS: Record<string, { body: string; issues: string[] }> = {
  'a banner over most of it': {
    body: `<p>${words}<div id=a style="position:fixed;inset:20% 0 0;background:#fff">Take part!</div>`,
    issues: ['fixed-element-covers-screen #a'],
  },
  'a banner at the bottom': {
    body: `<p>${words}<div style="position:fixed;bottom:0;left:0;right:0;height:120px;background:#fff">Take part!</div>`,
    issues: [],
  },
  'a modal dialog with its backdrop': {
    body: `<p>${words}<dialog id=a>Take part!</dialog><script>a.showModal()</script>`,
    issues: ['fixed-element-covers-screen #a'],
  },
  'the root of an app': {
    body: `<div style="position:fixed;inset:0;overflow:auto"><main><p>${words}</main></div>`.replace(
      '<h1>Page</h1>',
      '',
    ),
    issues: [],
  },
  'a picture behind all': {
    body: `<div style="position:fixed;inset:0;z-index:-1;background:#eee"></div><p>${words}`,
    issues: [],
  },
  'a veil that lets taps through': {
    body: `<p>${words}<div style="position:fixed;inset:0;pointer-events:none"></div>`,
    issues: [],
  },
  'a hidden menu': {
    body: `<p>${words}<div style="position:fixed;inset:0;visibility:hidden">Menu</div>`,
    issues: [],
  },
};

const PLACES: Record<string, { body: string; issues: string[] }> = {
  'a low strip that scrolls': {
    body: `<div id=a style="overflow-x:auto;height:40px;width:200px;white-space:nowrap">${words}</div>`,
    issues: ['scrollable-area-too-small #a'],
  },
  'a part that is folded': {
    body: `<div style="overflow:auto;height:0">${words}</div>`,
    issues: [],
  },
  'a strip that has nothing to scroll': {
    body: '<div style="overflow:auto;height:40px;width:200px">Words</div>',
    issues: [],
  },
};

const all = { ...WIDE, ...MEDIA, ...OVERLAYS, ...PLACES };
let pages: MobilePages;
beforeAll(async () => {
  const viewport = '<meta name=viewport content="width=device-width, initial-scale=1">';
  const html = Object.entries(all).map(([name, page]) => {
    const { body, head = '', html: attributes } = { head: '', html: 'lang=en', ...page };
    const whole = phonePage(body, viewport + head, attributes);
    if (name === 'the root of an app') return [name, whole.replace('<h1>Page</h1>', '')];
    return [name, name === 'in quirks mode' ? whole.replace('<!doctype html>', '') : whole];
  });
  pages = await openMobilePages({
    ...Object.fromEntries(html),
    'a heading below the fold': phonePage('<p>x').replace('<h1>', '<div style="height:900px"></div><h1>'),
    'a hidden heading first': phonePage('<p>x').replace(
      '<h1>',
      '<h1 hidden>No</h1><h1 style="position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden">No</h1><div style="height:900px"></div><h1 id=b>',
    ),
  });
});
afterAll(() => pages.close());

describe('each defect is found, and nothing else', () => {
  test.each(Object.entries(all))('%s', async (name, { issues }) => {
    expect(await pages.names(name)).toEqual(issues);
  });
  test('a heading below the fold', async () => {
    expect(await pages.names('a heading below the fold')).toEqual(['h1-below-fold h1']);
    expect(await pages.names('a hidden heading first')).toEqual(['h1-below-fold #b']);
  });
});

describe('what makes the page wide', () => {
  test.each([
    ['a box of a fixed width, and what fills it', ['#a']],
    ['a long word', ['#a']],
    ['to the left, in a right-to-left page', ['#a']],
    ['a picture that does not shrink', ['#a']],
  ])('%s', async (name, culprits) => {
    const [finding] = ofIssue(await pages.findings(name), 'content-wider-than-screen');
    expect(finding?.relatedNodes.map(({ target }) => target[0])).toEqual(culprits);
    expect(finding?.data?.scrollWidth).toBeGreaterThan(finding?.data?.clientWidth ?? Infinity);
    for (const { boundingBoxes } of finding?.relatedNodes ?? []) expect(boundingBoxes?.phone).toBeDefined();
  });
});
