import { SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScannedPage } from '../pageResult.ts';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

const page = (body: string) =>
  `<!doctype html><html lang=en><title>Pointer</title><meta name=viewport content="width=device-width">
   <body style="margin:0"><main><h1>Pointer</h1>${body}</main>`;
/** A picture without a name is a finding where a pointer of that kind is. */
const byStyle = `<style>img{display:none}@media(pointer:coarse) and (hover:none){img.coarse{display:block}}
  @media(pointer:fine) and (hover:hover){img.fine{display:block}}</style>
  <img class=coarse src=coarse.png><img class=fine src=fine.png>`;
const byScript = (isCoarse: string) =>
  `<div id=m></div><script>m.innerHTML = '<img src=' + (${isCoarse} ? 'coarse' : 'fine') + '.png>'</script>`;

const PAGES = {
  'by its style': { html: page(byStyle), loads: 1 },
  'by the style of a frame': { html: page('<iframe title=f src="/framed"></iframe>'), loads: 1 },
  "by the style of another site's frame": {
    html: page('<iframe title=f src="OTHER/framed"></iframe>'),
    loads: 1,
  },
  'by a query of its script': { html: page(byScript("matchMedia('(pointer: coarse)').matches")), loads: 3 },
  'by the number of touch points': { html: page(byScript('navigator.maxTouchPoints > 2')), loads: 3 },
  'by touch events, in a page that reads its width': {
    html: page(byScript("innerWidth > 0 && 'ontouchstart' in window")),
    loads: 3,
  },
};
const path = (name: string) => `/${encodeURIComponent(name)}`;

let site: LocalSite;
let other: LocalSite;
let scanner: TestScanner;
beforeAll(async () => {
  const framed = { '/framed': `<!doctype html><html lang=en><title>F</title>${byStyle}` };
  other = await startLocalSite(framed);
  const otherOrigin = other.origin.replace('127.0.0.1', 'localhost');
  const routes = Object.entries(PAGES).map(([name, { html }]) => [
    path(name),
    html.replace('OTHER', otherOrigin),
  ]);
  site = await startLocalSite({
    ...Object.fromEntries(routes),
    ...framed,
    '/no-viewport': page(byStyle).replace(/<meta[^>]*>/, ''),
  });
  scanner = await openTestScanner(['127.0.0.1', 'localhost']);
});
afterAll(async () => {
  await Promise.all([scanner.close(), site.close(), other.close()]);
});

const pictures = ({ findings }: ScannedPage, screenSize: ScreenSize) =>
  findings
    .filter(({ ruleId, screenSizes }) => ruleId === 'image-alt' && screenSizes.includes(screenSize))
    .map(({ html }) => /(coarse|fine)\.png/.exec(html)?.[1]);

describe('a page that differs with the pointer is met by mouse on a desktop, by finger on the rest', () => {
  test.each(Object.entries(PAGES))('%s', async (name, { loads }) => {
    const before = site.requests.length;
    const result = await scanner.scanned(`${site.origin}${path(name)}`);
    const seen = SCREEN_SIZE_NAMES.map((screenSize) => [screenSize, ...pictures(result, screenSize)]);
    expect(seen).toEqual([
      ['desktop', 'fine'],
      ['tablet', 'coarse'],
      ['phone', 'coarse'],
    ]);
    const requests = site.requests.slice(before).filter((request) => request === path(name));
    expect(requests).toHaveLength(loads);
  });

  test('by its style, with the phone as the only size', async () => {
    const result = await scanner.scanned(`${site.origin}${path('by its style')}`, ['phone']);
    expect(pictures(result, 'phone')).toEqual(['coarse']);
  });
});

test('a page without a viewport tag is laid out at the width of the view, as its picture shows it', async () => {
  for (const sizes of [SCREEN_SIZE_NAMES, ['phone']] as const) {
    const result = await scanner.scanned(`${site.origin}/no-viewport`, sizes);
    expect(result.dimensions.phone?.width).toBe(360);
    expect(pictures(result, 'phone')).toEqual(['coarse']);
  }
});
