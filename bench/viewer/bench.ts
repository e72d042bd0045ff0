import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../scan/benchBrowser.ts';
import { table } from '../table/table.ts';
import { buildPage } from './buildPage.ts';
import type { ViewerBench } from './page/page.tsx';

/**
 * `npm run bench:viewer`: a page 100,000 px tall with 5,000 boxes in Chromium, in the viewer and with all its tiles
 * and boxes in the document, in one run, twice each. Not a test: numbers depend on what else runs.
 */

declare global {
  var viewerBench: ViewerBench;
}

const ORIGIN = 'http://bench.invalid';
const HTML = '<!doctype html><html lang="en"><title>Bench</title><body></body></html>';
const HEAD = [
  '',
  'shown',
  'busy a frame',
  'median frame',
  '95th',
  'worst',
  'tiles',
  'markers',
  'elements',
  'looked at',
  'px off',
];
const print = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => value.toFixed(1);

/** Each tile is asked for over the network's edge, as in life, and answered from memory. */
async function answerFromMemory(page: Page, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const body = pictures.get(new URL(route.request().url()).pathname);
    if (body) return route.fulfill({ contentType: 'image/jpeg', body });
    return route.fulfill({ contentType: 'text/html', body: HTML });
  });
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => print(`In the page: ${error.stack ?? error.message}`));
  const pictures = new Map<string, Buffer>();
  await answerFromMemory(page, pictures);
  await page.goto(ORIGIN);
  await page.addScriptTag({ content: await buildPage() });
  for (let index = 0; index < 25; index++) {
    const dataUrl = await page.evaluate((tile) => viewerBench.paintTile(tile), index);
    pictures.set(`/tiles/${index}.jpg`, Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** Milliseconds that the page's main thread has been busy for. */
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const names = await page.evaluate(() => viewerBench.names);
  const rows: string[][] = [];
  for (const name of [...names, ...names]) {
    const shown = await page.evaluate((one) => viewerBench.show(one), name);
    const before = await busy();
    const scrolled = await page.evaluate(() => viewerBench.scroll());
    const perFrame = ((await busy()) - before) / scrolled.frames;
    const { tiles, markers, elements, farthest, looked } = await page.evaluate(() => viewerBench.look());
    const times = [shown, perFrame, scrolled.median, scrolled.slow, scrolled.worst].map(ms);
    rows.push([name, ...times, ...[tiles, markers, elements, looked].map(String), farthest.toFixed(2)]);
  }
  print(
    '\n100,000 px with 5,000 boxes, scrolled through by 125 px a frame, in ms; the most in the document at once',
  );
  print(table(HEAD, rows));
  print(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
}
