import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pages } from '../schema.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endedScan, finding, scannedPage } from '../testing/scans.testing.ts';
import { type ExportedIssue, issuesOfScan } from './issuesOfScan.ts';
import { ScanRemovedError } from './scanRemovedError.ts';

const many = (ruleId: string, count: number) =>
  Array.from({ length: count }, (_, index) => finding(ruleId, index));

/** A page with more issues of two rules than one query reads, between smaller ones. */
const PAGES = {
  '/': scannedPage({
    links: ['/a', '/b', '/c'].map((path) => `https://www.example.com${path}`),
    findings: many('image-alt', 3),
  }),
  '/a': scannedPage({
    findings: [...many('color-contrast', 300), ...many('link-name', 320)],
    mobileFindings: [finding('tap-target-too-small', 0, { tags: [] })],
  }),
  '/b': scannedPage(),
  '/c': scannedPage({ findings: many('region', 2) }),
};

describeOnBothDatabases('the issues of a scan', (database) => {
  it('come whole and in order, however many a page has', async () => {
    const { scanId } = await endedScan(database(), PAGES);
    const told: string[] = [];
    for await (const part of issuesOfScan(database().queries, scanId, 'ACCESSIBILITY')) {
      expect(part.length).toBeLessThanOrEqual(250);
      told.push(...part.map(nameOf));
    }
    const expected = [
      ...many('image-alt', 3).map(({ id }) => `/ ${id}`),
      ...[...many('color-contrast', 300), ...many('link-name', 320)].map(({ id }) => `/a ${id}`),
      ...many('region', 2).map(({ id }) => `/c ${id}`),
    ];
    expect(told).toEqual(expected);
  });

  it('are those of the one evaluator that is asked for', async () => {
    const { scanId } = await endedScan(database(), PAGES);
    const parts: ExportedIssue[] = [];
    for await (const part of issuesOfScan(database().queries, scanId, 'MOBILE_FRIENDLY')) parts.push(...part);
    expect(parts.map(nameOf)).toEqual(['/a tap-target-too-small-0']);
  });

  it('do not end quietly when the scan is deleted meanwhile', async () => {
    const { scanId } = await endedScan(database(), PAGES);
    const parts = issuesOfScan(database().queries, scanId, 'ACCESSIBILITY');
    await parts.next();
    await database().queries.delete(pages).where(eq(pages.scanId, scanId));
    const readOn = async () => {
      for await (const part of parts) expect(part).not.toHaveLength(0);
    };
    await expect(readOn()).rejects.toBeInstanceOf(ScanRemovedError);
  });
});

function nameOf({ page, finding: { id } }: ExportedIssue): string {
  return `${new URL(page.url).pathname} ${id}`;
}
