import { loadavg } from 'node:os';
import { auditCalls } from './auditCalls.ts';
import { openBenchDatabase } from './databases.ts';
import { fill } from './fill.ts';
import { filteredCalls, redactedCalls } from './filteredCalls.ts';
import { measureLinkWrites } from './linkWrites.ts';
import { listCalls } from './listCalls.ts';
import { measure } from './measure.ts';
import { measurePageWrites } from './pageWrites.ts';
import { line, table } from './table.ts';

/**
 * `npm run bench:service [-- postgresql|embedded [FINDINGS]] [-- --explain]`: how long each list call takes in the store,
 * beside the same answer aggregated on read, and how long it takes to end a page and a link. `--explain` prints each query's plan instead (PostgreSQL alone). Not a
 * test: numbers depend on what else runs.
 */

const RUNS = 400;
const LINK_RUNS = 300;
/** The naive queries are slow. */
const NAIVE_RUNS = 10;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isExplaining = process.argv.includes('--explain');
const [wanted, findings = '1000000'] = words;
const kinds = (['postgresql', 'embedded'] as const).filter((kind) => wanted === undefined || wanted === kind);

for (const kind of kinds) {
  const { database, plansOf, close } = await openBenchDatabase(kind);
  try {
    const start = performance.now();
    const filled = await fill(database, Number(findings));
    const seconds = ((performance.now() - start) / 1_000).toFixed(0);
    process.stdout.write(`\n${kind}: ${filled.findings} findings, filled in ${seconds} s\n`);
    const lists = [listCalls, filteredCalls, redactedCalls, auditCalls];
    const calls = lists.flatMap((callsOf) => callsOf(database, filled));
    if (isExplaining) {
      for (const { name, call } of calls) {
        process.stdout.write(`\n## ${name}\n${(await plansOf(() => call(0))).join('\n')}\n`);
      }
      const plans = await plansOf(() => measurePageWrites(database, filled, 1));
      process.stdout.write(`\n## ends of pages\n${plans.join('\n')}\n`);
      continue;
    }
    const rows = [];
    for (const { name, call, naive } of calls) {
      rows.push({ name, ours: await measure(call, RUNS), naive: await measure(naive, NAIVE_RUNS) });
    }
    const writes = Object.entries({
      ...(await measurePageWrites(database, filled)),
      ...(await measureLinkWrites(database, filled, LINK_RUNS)),
    });
    process.stdout.write(
      `${table(rows)}\n${writes.map(([name, ours]) => line(name, ours)).join('\n')}\nLoad of the machine: ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await close();
  }
}
