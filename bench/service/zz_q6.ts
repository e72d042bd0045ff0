import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { openBenchDatabase } from './databases.ts';
import { fill } from './fill.ts';
import { filteredCalls, redactedCalls } from './filteredCalls.ts';
import { measure } from './measure.ts';

const [kind = 'postgresql', findings = '200000', mode = 'explain'] = process.argv.slice(2);
const { database, plansOf, close } = await openBenchDatabase(kind as 'postgresql');
try {
  const filled = await fill(database, Number(findings));
  const q = database.queries;
  await q.execute(
    sql`update issues set since_last_scan = case when position % 3 = 0 then 'NEW' else 'UNCHANGED' end from pages where page_id = pages.id and scan_id = ${filled.scanId}::uuid`,
  );
  await q.execute(
    sql`update page_rules set new_issues = case when page_ordinal % 3 = 0 then (select count(*) from issues i where i.page_id = page_rules.page_id and i.rule_id = page_rules.rule_id and since_last_scan = 'NEW') else 0 end, unchanged_issues = 1 where scan_id = ${filled.scanId}::uuid`,
  );
  await q.execute(
    sql`update scan_rules set new_issues = 5, unchanged_issues = 5 where scan_id = ${filled.scanId}::uuid`,
  );
  await q.execute(sql`update scans set has_earlier_scan = true where id = ${filled.scanId}::uuid`);
  await q.execute(sql`update projects set is_public = true`);
  await q.execute(sql.raw('vacuum analyze'));
  const calls = [...filteredCalls(database, filled), ...redactedCalls(database, filled)];
  for (const { name, call } of calls) {
    if (mode === 'explain') console.log(`\n## ${name}\n${(await plansOf(() => call(0))).join('\n')}`);
    else console.log(name, JSON.stringify(await measure(call, 200)));
  }
  console.log('load', loadavg());
} finally {
  await close();
}
