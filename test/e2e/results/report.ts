import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import type { ScannedSite } from '../scannedSite.ts';

/** The report is read, made as a PDF by the service, and saved; the results are saved beside it. */
export async function takeResultsAlong(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow({ acceptDownloads: true });
  await page.goto(scanned.overview);
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV, for spreadsheets' }).click(),
  ]).then(([download]) => download);
  expect(csv.suggestedFilename()).toMatch(/ results\.csv$/);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Accessibility report' }).click();
  await page.getByRole('heading', { name: /^Accessibility report of/ }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/scans\/[^/]+\/reporting$/);
  await page
    .getByRole('img', { name: /^Screenshot of the element/ })
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Make a PDF' }).click();
  const save = page.getByRole('link', { name: 'Save the PDF' });
  await save.waitFor({ timeout: 60_000 });
  const href = new URL((await save.getAttribute('href')) ?? '', page.url()).href;
  const answer = await page.context().request.get(href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expectReport(await answer.body());
  await page.context().close();
}

/** Names of PDF's objects (ISO 32000): tagged, with bookmarks, pictures and the findings' headings. */
function expectReport(pdf: Buffer): void {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const inner = objectsOf(pdf);
  const parts = [
    /\/Marked true/,
    /\/StructTreeRoot/,
    /\/S\s*\/TH/,
    /\/Outlines/,
    /\/DCTDecode/,
    /\(1\.1\.1 Non-text Content\)/,
  ];
  for (const part of parts) expect(part.test(inner), String(part)).toBe(true);
}

/** A PDF's objects as text, those in compressed streams too. */
function objectsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    try {
      return inflateSync(pdf.subarray(index + start.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n');
}
