import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startScan } from './scans.ts';
import { projects, scans } from './schema.ts';
import { accessibilityStatistics } from './statistics.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { endedScan, finding, newAccount, newScan, nextScan, scannedPage } from './testing/scans.testing.ts';

const counted = (impact: string, count: number) => ({ propertyValue: impact, count });
const countsOf = (statistics: Awaited<ReturnType<typeof accessibilityStatistics>>) =>
  statistics?.responseByProperty.impact.countByScanId;

describeOnBothDatabases('accessibility statistics', (database) => {
  it("count each scan's issues by their own impact, most severe first", async () => {
    const mixed = [
      finding('region', 0, { impact: 'minor' }),
      finding('region', 1, { impact: 'serious' }),
      finding('image-alt', 0, { impact: 'critical' }),
      finding('image-alt', 1, { impact: 'serious' }),
    ];
    const first = await endedScan(database(), {
      '/': scannedPage({ links: ['https://www.example.com/a'], findings: mixed }),
      '/a': scannedPage({ findings: [finding('image-alt', 7, { impact: 'minor' })] }),
    });
    const second = await nextScan(database(), first, { '/': scannedPage() });
    const running = await startScan(database(), first.organisationId, first.projectId);
    if (running === undefined || running === 'already-running') throw new Error('The scan did not start.');
    expect(await accessibilityStatistics(database(), first.organisationId, first.projectId)).toEqual({
      status: 'data',
      responseByProperty: {
        impact: {
          countByScanId: {
            [first.scanId]: [counted('critical', 1), counted('serious', 2), counted('minor', 2)],
            [second.scanId]: [],
            [running.scanId]: [],
          },
        },
      },
    });
  });

  it('are those of the newest 200 scans', async () => {
    const latest = await newScan(database());
    await database().queries.execute(sql`
      insert into scans (id, project_id, start_url, allowed_domains, max_pages, max_simultaneous_pages, status,
        started_at, ended_at)
      select gen_random_uuid(), ${latest.projectId}::uuid, 'https://www.example.com/', '{}', 1, 1, 'COMPLETED',
        now() - day * interval '1 day', now() - day * interval '1 day'
      from generate_series(1, 230) as day`);
    const statistics = await accessibilityStatistics(database(), latest.organisationId, latest.projectId);
    const ids = Object.keys(countsOf(statistics) ?? {});
    expect(ids).toHaveLength(200);
    expect(ids).toContain(latest.scanId);
    const [oldest] = await database()
      .queries.select({ id: scans.id })
      .from(scans)
      .where(eq(scans.projectId, latest.projectId))
      .orderBy(scans.startedAt)
      .limit(1);
    expect(ids).not.toContain(oldest?.id);
  });

  it('of a project without scans are none', async () => {
    const scan = await newScan(database());
    await database()
      .queries.delete(scans)
      .where(and(eq(scans.projectId, scan.projectId), isNull(scans.endedAt)));
    const statistics = await accessibilityStatistics(database(), scan.organisationId, scan.projectId);
    expect(countsOf(statistics)).toEqual({});
  });

  it('are nobody else’s, and whole to a visitor of a public project', async () => {
    const scan = await endedScan(database(), { '/': scannedPage({ findings: [finding('image-alt', 0)] }) });
    const { organisationId } = await newAccount(database(), 'Eve');
    expect(await accessibilityStatistics(database(), organisationId, scan.projectId)).toBeUndefined();
    expect(await accessibilityStatistics(database(), undefined, scan.projectId)).toBeUndefined();
    await database().queries.update(projects).set({ isPublic: true }).where(eq(projects.id, scan.projectId));
    const whole = await accessibilityStatistics(database(), scan.organisationId, scan.projectId);
    expect(countsOf(whole)).toEqual({ [scan.scanId]: [counted('critical', 1)] });
    expect(await accessibilityStatistics(database(), undefined, scan.projectId)).toEqual(whole);
  });
});
