import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import { EVALUATORS, type ReportedPage, type ScanReport } from '@sitelens/scanner';
import { startTestSite } from '@sitelens/test-site';

/**
 * Scans the test site with the scanner's own command and keeps the result, `npm run golden`. The port is
 * fixed, so that addresses are the same each time. Full screenshots are kept for a few pages only: those
 * that stories show; of pages that stories show on a phone alone, only the phone's.
 */
const PORT = 4899;
const SHOWN = [
  '/shop/jackets',
  '/journal/night-on-the-ridge',
  '/journal/coffee-outdoors',
  '/gallery',
  '/help/returns',
];
const SHOWN_ON_PHONES = ['/newsletter', '/search', '/stores/map', '/stores/tides'];
const folder = fileURLToPath(new URL('../scan', import.meta.url));

const site = await startTestSite({ port: PORT });
try {
  await rm(folder, { recursive: true, force: true });
  const command = fileURLToPath(
    new URL('../../../packages/scanner/src/command/sitelens.ts', import.meta.url),
  );
  const scan = spawn(
    process.execPath,
    [
      '--conditions=sitelens-source',
      command,
      'scan',
      `http://127.0.0.1:${PORT}/`,
      '--allow-target',
      `127.0.0.1:${PORT}`,
      '--out',
      folder,
    ],
    { stdio: 'inherit' },
  );
  const [code] = await once(scan, 'exit');
  if (code !== 0) throw new Error(`The scan ended with ${code}.`);
  await prune();
} finally {
  await site.close();
}

async function prune(): Promise<void> {
  const file = join(folder, 'result.json');
  const report: ScanReport = JSON.parse(await readFile(file, 'utf8'));
  const pages = await Promise.all(report.pages.map(pruned));
  await writeFile(file, `${JSON.stringify({ ...report, pages }, null, 1)}\n`);
  await writeFile(join(folder, 'evaluators.json'), `${JSON.stringify(EVALUATORS, null, 1)}\n`);
}

/** A page without the pictures that are not kept; its small one of the desktop is. */
async function pruned(page: ReportedPage, index: number): Promise<ReportedPage> {
  if (!page.screenshots) return page;
  const kept = keptSizes(new URL(page.url).pathname);
  for (const size of SCREEN_SIZE_NAMES.filter((name) => !kept.includes(name))) {
    for (const { fileName } of page.screenshots[size] ?? []) await rm(join(folder, fileName));
    if (size === 'desktop') continue;
    await rm(join(folder, 'pages', String(index), `${size}-thumbnail.jpg`), { force: true });
  }
  const screenshots = Object.entries(page.screenshots).filter(([size]) => kept.some((name) => name === size));
  return { ...page, screenshots: Object.fromEntries(screenshots) };
}

function keptSizes(path: string): readonly ScreenSize[] {
  if (SHOWN.includes(path)) return SCREEN_SIZE_NAMES;
  return SHOWN_ON_PHONES.includes(path) ? ['phone'] : [];
}
