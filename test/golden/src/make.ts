import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startTestSite } from '@sitelens/test-site';

/**
 * Scans the test site with the scanner's own command and keeps the result, `npm run golden`. The port is
 * fixed, so that addresses are the same each time. Full screenshots are kept for a few pages only: those
 * that stories show.
 */
const PORT = 4899;
const SHOWN = [
  '/shop/jackets',
  '/journal/night-on-the-ridge',
  '/journal/coffee-outdoors',
  '/gallery',
  '/help/returns',
];
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
  const report = JSON.parse(await readFile(file, 'utf8'));
  for (const [index, page] of report.pages.entries()) {
    const pageFolder = join(folder, 'pages', String(index));
    if (!page.screenshots || SHOWN.includes(new URL(page.url).pathname)) continue;
    for (const tiles of Object.values<{ fileName: string }[]>(page.screenshots)) {
      for (const tile of tiles) await rm(join(folder, tile.fileName));
    }
    for (const screenSize of ['tablet', 'phone']) {
      await rm(join(pageFolder, `${screenSize}-thumbnail.jpg`), { force: true });
    }
    page.screenshots = {};
  }
  await writeFile(file, `${JSON.stringify(report, null, 1)}\n`);
}
