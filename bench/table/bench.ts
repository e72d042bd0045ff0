import type { Page } from 'playwright-core';
import { launchBrowser } from '../scan/benchBrowser.ts';
import { buildPage } from './buildPage.ts';
import type { Mounted } from './page/mounting.ts';
import type { TableBench } from './page/page.tsx';
import { table } from './table.ts';

/**
 * `npm run bench:table`: the table with 1,000 and 100,000 rows in Chromium, beside plain innerHTML and react-table
 * 7.8.0, in one run. Not a test: numbers depend on what else runs.
 */

declare global {
  var tableBench: TableBench;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const ms = (value: number) => value.toFixed(2);

async function mounting(page: Page, count: number): Promise<void> {
  const mounted = await page.evaluate((rows) => tableBench.mount(rows), count);
  const against = (peer: string, one: Mounted) => {
    const floor = mounted.find(({ name }) => name === peer);
    return floor ? (one.laidOut / floor.laidOut).toFixed(2) : '';
  };
  print(`\nMounting 50 rows of ${count.toLocaleString('en')}, medians in ms`);
  print(
    table(
      ['', 'in the document', 'laid out', '× bare table', '× same elements'],
      mounted.map((one) => [
        one.name,
        ms(one.script),
        ms(one.laidOut),
        against('innerHTML, bare table', one),
        against('innerHTML, the same elements', one),
      ]),
    ),
  );
}

async function sorting(page: Page, count: number): Promise<void> {
  const sorted = await page.evaluate((rows) => tableBench.sort(rows), count);
  print(`\nSorting ${count.toLocaleString('en')} rows by a press on a head, medians in ms`);
  print(
    table(
      ['', 'until shown', 'longest block'],
      sorted.map(({ name, total, longestBlock }) => [name, ms(total), ms(longestBlock)]),
    ),
  );
}

async function scrolling(page: Page, count: number): Promise<void> {
  const { frames, medianFrame, worstFrame, emptyFrames } = await page.evaluate(
    (rows) => tableBench.scroll(rows),
    count,
  );
  print(`\nScrolling through ${count.toLocaleString('en')} rows, 150 px a frame, in ms`);
  print(
    table(
      ['', 'frames', 'median', 'worst', 'without rows'],
      [['sitelens', String(frames), ms(medianFrame), ms(worstFrame), String(emptyFrames)]],
    ),
  );
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => print(`In the page: ${error.stack ?? error.message}`));
  await page.setContent('<!doctype html><html lang="en"><title>Bench</title><body></body></html>');
  await page.addScriptTag({ content: await buildPage() });
  await mounting(page, 1_000);
  await mounting(page, 100_000);
  await sorting(page, 100_000);
  await scrolling(page, 100_000);
} finally {
  await browser.close();
}
