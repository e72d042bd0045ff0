import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MobilePages, openMobilePages, phonePage } from './mobilePages.testing.ts';

const viewport = (content: string) => `<meta name="viewport" content="${content}">`;
const cases: Record<string, { head: string; issues: string[] }> = {
  'device width': { head: viewport('width=device-width, initial-scale=1'), issues: [] },
  'an initial scale of 1 alone': { head: viewport('initial-scale=1'), issues: [] },
  'a name in capitals': { head: '<META NAME=VIEWPORT CONTENT="WIDTH=DEVICE-WIDTH">', issues: [] },
  'no tag': { head: '', issues: ['viewport-not-set html'] },
  'an empty tag': { head: '<meta name="viewport">', issues: ['viewport-not-set meta'] },
  'two tags': {
    head: viewport('width=device-width') + viewport('width=device-width,initial-scale=1'),
    issues: ['multiple-viewports meta:nth-child(3)'],
  },
  'a fixed width': { head: viewport('width=980'), issues: ['viewport-fixed-width meta'] },
  'no width': { head: viewport('height=800'), issues: ['viewport-fixed-width meta'] },
  'no zoom': {
    head: viewport('width=device-width, user-scalable=no'),
    issues: ['viewport-zoom-prevented meta'],
  },
  'little zoom': {
    head: viewport('width=device-width, maximum-scale=1.5'),
    issues: ['viewport-zoom-prevented meta'],
  },
  'a tag that a script writes': {
    head: `<script>document.head.insertAdjacentHTML('beforeend', '${viewport('width=device-width')}')</script>`,
    issues: [],
  },
};

let pages: MobilePages;
beforeAll(async () => {
  const html = Object.entries(cases).map(([name, { head }]) => [name, phonePage('<p>Words', head)]);
  pages = await openMobilePages(Object.fromEntries(html));
});
afterAll(() => pages.close());

test.each(Object.entries(cases))('%s', async (name, { issues }) => {
  expect(await pages.names(name)).toEqual(issues);
});

test('what has no place on the page has the first screen for its box', async () => {
  const [finding] = await pages.findings('no zoom');
  expect(finding?.boundingBoxes).toEqual({ phone: { left: 0, top: 0, right: 1, bottom: 1 } });
  expect(finding).toMatchObject({
    impact: 'serious',
    screenSizes: ['phone'],
    html: '<meta name="viewport" content="width=device-width, user-scalable=no">',
    mustNotMatch: [{ id: 'viewport-zoom-prevented', data: { userScalable: false } }],
  });
});

test('the other viewport tags are related to the one that is too many', async () => {
  const [finding] = await pages.findings('two tags');
  expect(finding?.relatedNodes).toEqual([
    {
      html: '<meta name="viewport" content="width=device-width">',
      target: ['meta[content="width=device-width"]'],
    },
  ]);
});
