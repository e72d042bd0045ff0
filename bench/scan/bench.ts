import { availableParallelism } from 'node:os';
import { sitePages, startTestSite } from '@sitelens/test-site';
import { openFloor } from './floor.ts';
import { startHeavySite } from './heavySite.ts';
import { type Measurement, measureByTurns } from './measure.ts';
import { openOurs } from './ours.ts';
import { openPlainLoop } from './plainLoop.ts';
import { table } from './table.ts';

/**
 * `npm run bench:scan [-- test|heavy [PAGES]]`: pages a minute of a plain loop, of the least that could be done, and of
 * the scanner, one after the other on this machine. Not a test: numbers depend on what else runs.
 */

/** Pages of the test site that wait on purpose: they would measure the site. */
const SLOW = new Set(['/careers', '/legal/terms', '/events']);

const [wanted, most = '1000'] = process.argv.slice(2);
const workerCounts = [1, Math.max(2, availableParallelism())];

async function compare(title: string, all: readonly string[]): Promise<void> {
  const urls = all.slice(0, Number(most));
  const contenders = await Promise.all([openPlainLoop(), openFloor(), openOurs()]);
  try {
    const measurements: Measurement[] = [];
    for (const workers of workerCounts)
      measurements.push(...(await measureByTurns(contenders, workers, urls)));
    process.stdout.write(`\n${title}, ${urls.length} pages at three sizes\n${table(measurements)}\n`);
  } finally {
    await Promise.all(contenders.map((contender) => contender.close()));
  }
}

if (wanted !== 'heavy') {
  const site = await startTestSite();
  const paths = sitePages.filter(({ path, outcome }) => outcome.kind === 'page' && !SLOW.has(path));
  await compare(
    'The bundled test site',
    paths.map(({ path }) => `${site.url}${path}`),
  ).finally(() => site.close());
}
if (wanted !== 'test') {
  const site = await startHeavySite();
  await compare('A heavier generated site', site.urls).finally(() => site.close());
}
