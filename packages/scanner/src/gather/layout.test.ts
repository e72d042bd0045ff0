import { SCREEN_SIZE_NAMES, SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScannedPage } from '../pageResult.ts';
import { type DirectRunner, openDirectRunner } from './directRun.testing.ts';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { type PaintedBox, paintedBox } from './paintedBox.testing.ts';
import { openTestScanner, type TestScanner } from './testScanner.testing.ts';

/** The element whose box is looked for: a violation of image-alt, in a colour that nothing else has. */
const SEEN = 'style="display:block;width:40px;height:30px;background:#ff00ff"';
const MARK = `<img id=mark src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" ${SEEN}>`;
const page = (body: string, head = '', html = 'lang=en') =>
  `<!doctype html><html ${html}><title>Page</title><style>body{margin:0}${head}</style><main>${body}</main>`;

const PAGES = {
  'at the end of 30,000 px': page(`<div style="height:30000px"></div>${MARK}`),
  'below a hero of 100vh': page(`<div style="height:100vh"></div>${MARK}<div style="height:4500px"></div>`),
  'in a fixed bar at the bottom': page(
    `<div style="height:4500px"></div><div style="position:fixed;bottom:0;left:50px">${MARK}</div>`,
  ),
  'in a sticky header': page(
    `<div style="height:300px"></div><div style="position:sticky;top:0">${MARK}</div><div style="height:4500px"></div>`,
  ),
  'in a right-to-left page wider than its view': page(
    `${MARK}<div style="width:2500px;height:50px"></div>`,
    '',
    'lang=ar dir=rtl',
  ),
  'far to the right': page(`<div style="width:3000px"><div style="margin-left:2800px">${MARK}</div></div>`),
  'in a page that has been scrolled by its script': page(
    `<div style="height:5000px"></div>${MARK}<div style="height:5000px"></div><script>scrollTo(0, 3000)</script>`,
  ),
  'in a shadow tree': page(
    `<div style="height:77px"></div><div id=host></div><script>
      host.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(MARK)}</script>`,
  ),
  'in a frame in a frame': page(
    `<div style="height:120px"></div><iframe title=a style="margin-left:30px;border:7px solid;padding:5px;width:300px;height:200px"
      srcdoc='<body style="margin:9px"><iframe title=b style="border:0;width:200px;height:150px" src="/framed"></iframe>'></iframe>`,
  ),
  'moved by a transition and an endless animation': page(
    `<div style="animation:move .8s infinite alternate linear">${MARK}</div>`,
    '@keyframes move{from{margin-left:0}to{margin-left:200px}}',
  ),
  'pushed down by a timer all the time': page(
    `<div id=above style="height:10px"></div>${MARK}<script>
      setInterval(() => { above.style.height = above.offsetHeight + 3 + 'px' }, 20)</script>`,
  ),
  'moved by its resize handler': page(
    `<div id=above style="height:10px"></div>${MARK}<script>
      onresize = () => { above.style.height = above.offsetHeight + 10 + 'px' }</script>`,
  ),
} as const;

const paths = Object.fromEntries(Object.keys(PAGES).map((name, at) => [name, `/${at}`]));
let site: LocalSite;
let scanner: TestScanner;
let direct: DirectRunner;
let reader: Page;
beforeAll(async () => {
  const routes = Object.fromEntries(Object.entries(PAGES).map(([name, html]) => [paths[name], html]));
  [site, scanner, direct] = await Promise.all([
    startLocalSite({ ...routes, '/framed': `<!doctype html><body style="margin:11px">${MARK}` }),
    openTestScanner(),
    openDirectRunner(),
  ]);
  reader = await direct.browser.newPage();
});
afterAll(async () => {
  await Promise.all([scanner.close(), direct.close()]);
  await site.close();
});

/** The mark's box in CSS pixels of the full page, from the finding. */
function boxOf(result: ScannedPage, screenSize: ScreenSize): PaintedBox | undefined {
  const finding = result.findings.find(({ ruleId }) => ruleId === 'image-alt');
  const box = finding?.boundingBoxes[screenSize];
  const { width, height } = result.dimensions[screenSize] ?? { width: 0, height: 0 };
  return (
    box && {
      left: box.left * width,
      top: box.top * height,
      right: box.right * width,
      bottom: box.bottom * height,
    }
  );
}

describe('the box lies on what the tiles show of the element', () => {
  test.each(Object.keys(PAGES))('%s', async (name) => {
    const result = await scanner.scanned(`${site.origin}${paths[name]}`);
    for (const screenSize of SCREEN_SIZE_NAMES) {
      const tiles = scanner.tiles.filter(
        (tile) => tile.screenSize === screenSize && tile.kind === 'SCREENSHOT',
      );
      const box = boxOf(result, screenSize);
      if (!box) throw new Error(`The mark has no box at ${screenSize}`);
      const painted = await paintedBox(reader, tiles, box);
      if (!painted) throw new Error(`The tiles of ${screenSize} don't show the mark near its box`);
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Math.abs(box[side] - painted[side]), `${screenSize} ${side}`).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('tiles cover the page from top to bottom, with a thumbnail for each size', async () => {
  const result = await scanner.scanned(`${site.origin}${paths['at the end of 30,000 px']}`);
  for (const screenSize of SCREEN_SIZE_NAMES) {
    const own = result.tiles.filter((tile) => tile.screenSize === screenSize);
    const strips = own.filter(({ kind }) => kind === 'SCREENSHOT');
    expect(strips.map(({ index, yOffset }) => [index, yOffset])).toEqual(
      strips.map((_, at) => [at, at * 4_000]),
    );
    const height = strips.reduce((sum, strip) => sum + strip.height, 0);
    expect(result.dimensions[screenSize]).toEqual({ width: SCREEN_SIZES[screenSize].width, height });
    expect(height).toBe(30_030);
    expect(own.filter(({ kind }) => kind === 'THUMBNAIL')).toHaveLength(1);
  }
  expect(result.screenshotsCutShort).toEqual([]);
});
