import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MobilePages, ofIssue, openMobilePages, phonePage } from './mobilePages.testing.ts';

/** A button of 30 by 30 px. */
const button = (id: string, style = '') =>
  `<button id=${id} style="width:30px;height:30px;padding:0;border:0;${style}">B</button>`;
/** Two of them, one below the other: a finger on one meets the other. */
const two = `<div>${button('a')}</div><div>${button('b')}</div>`;
const shadow = (html: string) =>
  `<div id=host></div><script>host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(html)}</script>`;
const long = '<div style="height:3000px"></div>';
const SMALL_AND_CLOSE = ['tap-target-too-small #a', 'tap-target-too-small #b', 'tap-targets-too-close #a'];

const cases: Record<string, { body: string; issues: string[] }> = {
  'two below each other': { body: two, issues: SMALL_AND_CLOSE },
  'far below the first screen': { body: long + two + long, issues: SMALL_AND_CLOSE },
  'in a page that its script has scrolled': {
    body: `${long}${two}${long}<script>scrollTo(0, 2500)</script>`,
    issues: SMALL_AND_CLOSE,
  },
  'in a page that scrolls softly': {
    body: `<style>html{scroll-behavior:smooth}</style>${long}${two}${long}`,
    issues: SMALL_AND_CLOSE,
  },
  'large enough': { body: button('a', 'width:48px;height:48px'), issues: [] },
  'a place in the page': { body: '<div><a name=there>Here</a></div>', issues: [] },
  'links in running text': {
    body: '<p>Words and <a href=/1>one</a> and <a href=/2>two</a> words.',
    issues: [],
  },
  'a target in another': {
    body: `<div role=button style="width:200px;height:60px">${button('a')}</div>`,
    issues: [],
  },
  'a field by its label': {
    body: '<label style="display:block;padding:20px"><input type=checkbox id=a> Yes</label>',
    issues: [],
  },
  'out of sight': {
    body: [
      `<div hidden>${two}</div>`,
      `<div hidden=until-found>${button('c')}${button('d')}</div>`,
      `<div inert>${button('e')}${button('f')}</div>`,
      `<div style="visibility:hidden">${button('g')}${button('h')}</div>`,
      `<div style="content-visibility:hidden">${button('i')}${button('j')}</div>`,
      `<div style="overflow:hidden;height:0">${button('k')}${button('l')}</div>`,
      '<a id=m href=/m style="position:absolute;left:-9999px">Skip</a>',
    ].join(''),
    issues: [],
  },
  covered: {
    body: `<div style="position:relative">${two}<div style="position:absolute;inset:0;background:#fff"></div></div>`,
    issues: [],
  },
  'below something fixed, which moves away': {
    body: `${two}${long}<div style="position:fixed;inset:0 0 auto;height:200px;background:#fff">Menu</div>`,
    issues: SMALL_AND_CLOSE,
  },
  'in something fixed: small, and its neighbours change': {
    body: `<div style="position:fixed;bottom:0;left:0">${two}</div>`,
    issues: SMALL_AND_CLOSE.slice(0, 2),
  },
  'shrunk by a transform': {
    body: button('a', 'width:80px;height:80px;transform:scale(.5)'),
    issues: ['tap-target-too-small #a'],
  },
  'without a box of its own': {
    body: '<a id=a href=/1 style="display:contents"><span style="display:block;width:30px;height:30px">A</span></a>',
    issues: [],
  },
  'scrolled out of its container': {
    body: `<div style="height:100px;overflow:auto"><div style="height:500px"></div>${two}</div>`,
    issues: [],
  },
  'leading to a port, which axe-core makes no selector of': {
    body: '<a href=/1 style="display:block;height:60px">A</a><div><a href="http://harbour.example:8080/">B</a></div>',
    issues: ['tap-target-too-small body > div > a', 'tap-targets-too-close body > div > a'],
  },
  'large enough for fingers, as a style sheet asks': {
    body: `<style>@media(pointer:coarse){#a{width:60px !important;height:60px !important}}</style>${button('a')}`,
    issues: [],
  },
  'large enough where nothing hovers, as a script asks while loading': {
    body: `${button('a')}<script>
      if (matchMedia('(hover: none)').matches) a.style.cssText = 'width:60px;height:60px'</script>`,
    issues: [],
  },
  'right to left': { body: `<div dir=rtl>${two}</div>`, issues: SMALL_AND_CLOSE },
  'in a shadow tree': {
    body: shadow(two),
    issues: SMALL_AND_CLOSE.map((name) => name.replace('#', '#host >> #')),
  },
  'in a frame': {
    body: `<iframe title=A id=frame style="width:100%;height:300px" srcdoc='<meta name=viewport content="width=device-width">${two}'></iframe>`,
    issues: SMALL_AND_CLOSE.map((name) => name.replace('#', '#frame | #')),
  },
  'in a modal dialog': {
    body: `<dialog id=d>${two}</dialog><script>d.showModal()</script>`,
    // The dialog is small, but nothing else can be reached: its backdrop lies over the heading.
    issues: [...SMALL_AND_CLOSE.slice(0, 2), 'fixed-element-covers-screen #d'],
  },
};

let pages: MobilePages;
beforeAll(async () => {
  pages = await openMobilePages(
    Object.fromEntries(Object.entries(cases).map(([name, { body }]) => [name, phonePage(body)])),
  );
});
afterAll(() => pages.close());

describe('small targets and close ones', () => {
  test.each(Object.entries(cases))('%s', async (name, { issues }) => {
    expect(await pages.names(name)).toEqual(issues);
  });
});

test('the neighbour is told, with its box', async () => {
  const [finding] = ofIssue(await pages.findings('far below the first screen'), 'tap-targets-too-close');
  expect(finding?.relatedNodes).toMatchObject([
    { target: ['#b'], html: expect.stringContaining('<button id="b"') },
  ]);
  const [own, other] = [finding?.boundingBoxes.phone, finding?.relatedNodes[0]?.boundingBoxes?.phone];
  expect(other?.top).toBeCloseTo(own?.bottom ?? 0, 3);
});
