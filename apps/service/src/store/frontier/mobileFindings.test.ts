import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import type { Finding, PageResult } from '@sitelens/scanner';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pages, scanImpacts, scanRules, scans } from '../schema.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from '../testing/recount.testing.ts';
import {
  crawlToTheEnd,
  endedScan,
  finding,
  newScan,
  nextScan,
  scannedPage,
} from '../testing/scans.testing.ts';

const url = (path: string) => `https://www.example.com${path}`;

function mobileFinding(ruleId: string, at: number, changes: Partial<Finding> = {}): Finding {
  return finding(ruleId, at, {
    screenSizes: ['phone'],
    boundingBoxes: { phone: { top: 0, bottom: 0.1, left: 0, right: 0.1 } },
    tags: [],
    impact: 'serious',
    ...changes,
  });
}

const pageWith = (rules: readonly string[], mobile: readonly string[]) =>
  scannedPage({
    findings: rules.map((ruleId, at) => finding(ruleId, at)),
    mobileFindings: mobile.map((ruleId, at) => mobileFinding(ruleId, at)),
  });

describeOnBothDatabases('findings of mobile-friendliness', (database) => {
  it('have rules of their own, and are counted nowhere as accessibility', async () => {
    const page = pageWith(['image-alt', 'image-alt'], ['tap-target-too-small', 'text-too-small']);
    const { scanId } = await endedScan(database(), { '/': page });
    const [scan] = await database().queries.select().from(scans).where(eq(scans.id, scanId));
    expect(scan).toMatchObject({ accessibilityIssues: 2, rulesFailed: 1 });
    const [start] = await database().queries.select().from(pages).where(eq(pages.scanId, scanId));
    expect(start?.accessibilityIssues).toBe(2);
    const impacts = await database().queries.select().from(scanImpacts).where(eq(scanImpacts.scanId, scanId));
    expect(impacts).toEqual([{ scanId, impactRank: 3, totalIssues: 2 }]);
    const { ruleId, evaluator, totalIssues } = scanRules;
    const rules = await database()
      .queries.select({ ruleId, evaluator, totalIssues })
      .from(scanRules)
      .where(eq(scanRules.scanId, scanId))
      .orderBy(asc(ruleId));
    expect(rules).toEqual([
      { ruleId: 'image-alt', evaluator: 'ACCESSIBILITY', totalIssues: 2 },
      { ruleId: 'tap-target-too-small', evaluator: 'MOBILE_FRIENDLY', totalIssues: 1 },
      { ruleId: 'text-too-small', evaluator: 'MOBILE_FRIENDLY', totalIssues: 1 },
    ]);
  });

  it('on several pages are no common component', async () => {
    const { scanId } = await endedScan(database(), {
      '/': scannedPage({ links: [url('/a')], mobileFindings: [mobileFinding('text-too-small', 0)] }),
      '/a': scannedPage({ mobileFindings: [mobileFinding('text-too-small', 0)] }),
    });
    const [scan] = await database().queries.select().from(scans).where(eq(scans.id, scanId));
    expect(scan).toMatchObject({ commonComponents: 0, rulesFailed: 0 });
    await expectRollupsToEqualARecount(database(), scanId);
  });

  it('that are fixed keep their rule among those of mobile-friendliness', async () => {
    const first = await endedScan(database(), { '/': pageWith(['image-alt'], ['text-too-small']) });
    const second = await nextScan(database(), first, { '/': pageWith(['image-alt'], ['h1-below-fold']) });
    const rows = await database()
      .queries.select()
      .from(scanRules)
      .where(eq(scanRules.scanId, second.scanId))
      .orderBy(asc(scanRules.ruleId));
    expect(rows).toMatchObject([
      { ruleId: 'h1-below-fold', evaluator: 'MOBILE_FRIENDLY', newIssues: 1, fixedIssues: 0 },
      { ruleId: 'image-alt', evaluator: 'ACCESSIBILITY', unchangedIssues: 1 },
      { ruleId: 'text-too-small', evaluator: 'MOBILE_FRIENDLY', totalIssues: 0, fixedIssues: 1 },
    ]);
    const [scan] = await database().queries.select().from(scans).where(eq(scans.id, second.scanId));
    expect(scan).toMatchObject({ rulesFailed: 1, accessibilityIssues: 1 });
  });

  it('have rollups that equal a recount beside those of accessibility, over several scans', async () => {
    let seed = 3;
    const below = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const some = <T>(most: number, make: (at: number) => T) =>
      Array.from({ length: below(most) }, (_, at) => make(at));
    const paths = Array.from({ length: 8 }, (_, at) => `/${at}`);
    const randomPage = (): PageResult =>
      scannedPage({
        findings: some(9, () => finding(`rule-${below(4)}`, below(6))),
        mobileFindings: some(9, () => mobileFinding(MOBILE_FRIENDLY_ISSUE_IDS[below(5)] ?? '', below(6))),
      });
    const results = () => ({
      ...Object.fromEntries(paths.map((path) => [path, randomPage()])),
      '/': scannedPage({ links: paths.filter(() => below(5) > 0).map(url) }),
    });
    const first = await newScan(database());
    await crawlToTheEnd(database(), first.scanId, results());
    await expectRollupsToEqualARecount(database(), first.scanId);
    for (let number = 0; number < 3; number++) {
      const { scanId } = await nextScan(database(), first, results());
      await expectRollupsToEqualARecount(database(), scanId);
    }
  });
});
