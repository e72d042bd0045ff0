import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DirectRunner, openDirectRunner } from './directRun.testing.ts';
import { type MobilePages, ofIssue, openMobilePages, phonePage } from './mobilePages.testing.ts';
import { paintedBox } from './paintedBox.testing.ts';

/** Too small to tap on, in a colour that nothing else has. */
const MARK =
  '<button style="display:block;width:40px;height:30px;padding:0;border:0;background:#ff00ff"></button>';
const long = '<div style="height:4500px"></div>';

const PAGES = {
  'far below': `${long}${MARK}${long}`,
  'in a fixed bar': `${long}<div style="position:fixed;bottom:0;left:50px">${MARK}</div>`,
  'in a page that its script has scrolled': `${long}${MARK}${long}<script>scrollTo(0, 3000)</script>`,
  'pushed down all the time': `<div id=above style="height:10px"></div>${MARK}<script>
    setInterval(() => { above.style.height = above.offsetHeight + 3 + 'px' }, 20)</script>`,
  'moved by an endless animation': `<style>@keyframes move{to{margin-left:200px}}</style>
    <div style="animation:move .8s infinite alternate linear">${MARK}</div>`,
  'moved when it is scrolled to': `<div id=above style="height:10px"></div>${MARK}${long}<button>B</button>${long}<script>
    addEventListener('scroll', () => { above.style.height = '300px' })</script>`,
  'in a frame that is scaled': `<iframe title=A style="transform:scale(.8);width:300px;height:200px" srcdoc='${MARK}'></iframe>`,
};

let pages: MobilePages;
let direct: DirectRunner;
let reader: Page;
beforeAll(async () => {
  const html = Object.entries(PAGES).map(([name, body]) => [name, phonePage(body)]);
  [pages, direct] = await Promise.all([openMobilePages(Object.fromEntries(html)), openDirectRunner()]);
  reader = await direct.browser.newPage();
});
afterAll(() => Promise.all([pages.close(), direct.close()]));

describe('the box of a mobile finding lies on what the pictures show, within a pixel', () => {
  test.each(Object.keys(PAGES))('%s', async (name) => {
    const { mobileFindings, dimensions } = await pages.scanned(name);
    const box = ofIssue(mobileFindings, 'tap-target-too-small')[0]?.boundingBoxes.phone;
    const size = dimensions.phone;
    if (!box || !size) throw new Error('The mark has no box');
    const inPixels = {
      left: box.left * size.width,
      top: box.top * size.height,
      right: box.right * size.width,
      bottom: box.bottom * size.height,
    };
    const tiles = pages.scanner.tiles.filter(({ kind }) => kind === 'SCREENSHOT');
    const painted = await paintedBox(reader, tiles, inPixels);
    if (!painted) throw new Error("The pictures don't show the mark near its box");
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(Math.abs(inPixels[side] - painted[side]), side).toBeLessThanOrEqual(1);
    }
  });
});
