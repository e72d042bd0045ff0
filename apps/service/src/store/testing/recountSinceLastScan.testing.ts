import type { SinceLastScan } from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { and, asc, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { expect } from 'vitest';
import { likenessOf } from '../components/likenessOf.ts';
import type { Database } from '../database.ts';
import { fixedIssues, issues, pages, scans } from '../schema.ts';

/** One issue of a scan, one that is fixed too. */
export interface CountedIssue {
  readonly ordinal: number;
  readonly ruleId: string;
  readonly finding: Finding;
  readonly sinceLastScan: SinceLastScan | null;
}

/**
 * What has become of every issue of a scan, found out anew, page by page, from the findings of all scans of
 * its project; compares it with what each row says.
 */
export async function recountSinceLastScan(db: Database, scanId: string): Promise<readonly CountedIssue[]> {
  const [scan] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  if (scan === undefined) throw new Error('There is no such scan.');
  const earlier = await earlierPages(db, scan);
  expect(scan.hasEarlierScan).toBe(earlier.length > 0);
  const ofScan = await db.queries
    .select()
    .from(pages)
    .where(eq(pages.scanId, scanId))
    .orderBy(asc(pages.ordinal));
  const counted: CountedIssue[] = [];
  for (const page of ofScan) {
    const baseline = earlier.find(({ keyHash }) => keyHash === page.keyHash);
    const before = baseline && page.outcome === 'SCANNED' ? await findingsOf(db, baseline) : [];
    counted.push(...(await recountPage(db, page, before, earlier.length > 0)));
  }
  return counted;
}

/** Of the project's earlier scans, what they scanned, latest scan first. */
function earlierPages(db: Database, scan: typeof scans.$inferSelect) {
  return db.queries
    .select({ id: pages.id, url: pages.url, keyHash: pages.keyHash })
    .from(pages)
    .innerJoin(scans, eq(scans.id, pages.scanId))
    .where(
      and(
        eq(scans.projectId, scan.projectId),
        lt(scans.startedAt, scan.startedAt),
        isNotNull(scans.endedAt),
        eq(pages.outcome, 'SCANNED'),
      ),
    )
    .orderBy(desc(scans.startedAt));
}

interface Recognisable {
  readonly finding: Finding;
  readonly likeness: string;
}

async function findingsOf(
  db: Database,
  page: { readonly id: string; readonly url: string },
): Promise<Recognisable[]> {
  const rows = await db.queries
    .select({ finding: issues.finding })
    .from(issues)
    .where(eq(issues.pageId, page.id))
    .orderBy(asc(issues.ruleId), asc(issues.position));
  return rows.map(({ finding }) => ({ finding, likeness: likenessOf(finding, page.url) }));
}

/** From the surest ground for calling two findings the same to the weakest. */
const GROUNDS: readonly ((a: Recognisable, b: Recognisable) => boolean)[] = [
  (a, b) => a.finding.id === b.finding.id && a.finding.html === b.finding.html,
  (a, b) => a.finding.id === b.finding.id && a.likeness === b.likeness,
  (a, b) => a.likeness === b.likeness,
  (a, b) => a.finding.id === b.finding.id,
];

/** Which of the findings now were there before; takes those out of the earlier ones. */
function recognised(gone: Recognisable[], now: readonly Recognisable[]): ReadonlySet<Finding> {
  const known = new Set<Finding>();
  for (const isSame of GROUNDS) {
    for (const there of now) {
      if (known.has(there.finding)) continue;
      const at = gone.findIndex(
        (earlier) => earlier.finding.ruleId === there.finding.ruleId && isSame(earlier, there),
      );
      if (at === -1) continue;
      gone.splice(at, 1);
      known.add(there.finding);
    }
  }
  return known;
}

async function recountPage(
  db: Database,
  page: typeof pages.$inferSelect,
  before: readonly Recognisable[],
  isCompared: boolean,
): Promise<CountedIssue[]> {
  const gone = [...before];
  const rows = await db.queries
    .select()
    .from(issues)
    .where(eq(issues.pageId, page.id))
    .orderBy(asc(issues.ruleId), asc(issues.position));
  const known = recognised(
    gone,
    rows.map(({ finding }) => ({ finding, likeness: likenessOf(finding, page.url) })),
  );
  const there = rows.map(({ ruleId, identity, finding, sinceLastScan }): CountedIssue => {
    const expected = known.has(finding) ? 'UNCHANGED' : 'NEW';
    expect([identity, sinceLastScan]).toEqual([finding.id, isCompared ? expected : null]);
    return { ordinal: page.ordinal, ruleId, finding, sinceLastScan };
  });
  const fixed = await db.queries
    .select()
    .from(fixedIssues)
    .where(eq(fixedIssues.pageId, page.id))
    .orderBy(asc(fixedIssues.ruleId), asc(fixedIssues.position));
  expect(fixed.map(({ finding }) => finding)).toEqual(
    gone.map(({ finding }) => ({ ...finding, boundingBoxes: {} })),
  );
  for (const ofRule of Map.groupBy(fixed, ({ ruleId }) => ruleId).values()) {
    expect(ofRule.map(({ position }) => position)).toEqual(ofRule.map((_, at) => at));
  }
  return [
    ...there,
    ...gone.map(({ finding }) => ({
      ordinal: page.ordinal,
      ruleId: finding.ruleId,
      finding,
      sinceLastScan: 'FIXED' as const,
    })),
  ];
}
