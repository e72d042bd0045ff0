import { EVALUATORS } from '@sitelens/scanner';
import { expect, it } from 'vitest';
import { createProject } from './projects.ts';
import { failScan } from './runningScans.ts';
import { findScan, listScans, startScan } from './scans.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { crawlToTheEnd, newAccount, newScan, SETTINGS, scannedPage } from './testing/scans.testing.ts';

const FAILURE = { outcome: 'FAILED', reason: 'NAME_NOT_RESOLVED' } as const;

function redirected(leadsTo: string) {
  return { outcome: 'REDIRECTED', httpStatus: 200, leadsTo } as const;
}

describeOnBothDatabases('scans', (database) => {
  it('run one at a time in a project, also when they are started at once', async () => {
    const db = database();
    const { organisationId } = await newAccount(db);
    const { id } = await createProject(db, organisationId, SETTINGS);
    const started = await Promise.all([1, 2, 3].map(() => startScan(db, organisationId, id)));
    expect(started.filter((scan) => scan === 'already-running')).toHaveLength(2);
    const [running] = (await listScans(db, organisationId, id)) ?? [];
    expect(running).toMatchObject({ status: 'QUEUED', progress: { phase: 'QUEUED', pagesFound: 0 } });
    expect(running).not.toHaveProperty('endedAt');
    expect(running?.screenSizes).toEqual([
      { screenSize: 'desktop', evaluators: EVALUATORS.desktop },
      { screenSize: 'tablet', evaluators: EVALUATORS.tablet },
      { screenSize: 'phone', evaluators: EVALUATORS.phone },
    ]);
    await failScan(db, running?.scanId ?? '', FAILURE);
    expect(await startScan(db, organisationId, id)).toMatchObject({ status: 'QUEUED' });
  });

  it('are completed when a page was scanned', async () => {
    const { organisationId, projectId, scanId } = await newScan(database());
    await crawlToTheEnd(
      database(),
      scanId,
      { '/': scannedPage({ links: ['https://www.example.com/gone', 'https://www.example.com/private'] }) },
      'User-agent: *\nDisallow: /private',
    );
    const scan = await findScan(database(), organisationId, projectId, scanId);
    expect(scan).toMatchObject({
      status: 'COMPLETED',
      totalPagesFound: 2,
      totalPagesScanned: 1,
      progress: { phase: 'FINISHED', pagesFound: 2, pagesScanned: 2 },
    });
    expect(Date.parse(scan?.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(scan?.startedAt ?? ''));
    expect(scan).not.toHaveProperty('failure');
    expect(scan?.progress).not.toHaveProperty('currentUrl');
  });

  it('are failed, with the reason, when none was', async () => {
    const { organisationId, projectId, scanId } = await newScan(database());
    await crawlToTheEnd(database(), scanId, {
      '/': { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 503, detail: 'Unavailable.' },
    });
    expect(await findScan(database(), organisationId, projectId, scanId)).toMatchObject({
      status: 'FAILED',
      failure: { outcome: 'FAILED', reason: 'HTTP_ERROR', url: SETTINGS.startUrl, httpStatus: 503 },
    });
  });

  it.each([
    ['is not HTML', { outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'application/pdf' }, {}],
    [
      'leads to another site',
      redirected('https://www.example.net/'),
      { leadsTo: 'https://www.example.net/' },
    ],
  ] as const)('are failed when the start page %s, and say so', async (_what, result, more) => {
    const { organisationId, projectId, scanId } = await newScan(database());
    await crawlToTheEnd(database(), scanId, { '/': result });
    const scan = await findScan(database(), organisationId, projectId, scanId);
    const { outcome, httpStatus } = result;
    expect(scan?.status).toBe('FAILED');
    expect(scan?.failure).toEqual({ outcome, httpStatus, url: SETTINGS.startUrl, ...more });
  });

  it('are failed with what became of the page that the start page leads to', async () => {
    const { organisationId, projectId, scanId } = await newScan(database());
    await crawlToTheEnd(database(), scanId, { '/': redirected(`${SETTINGS.startUrl}en`) });
    const scan = await findScan(database(), organisationId, projectId, scanId);
    expect(scan?.failure).toEqual({
      outcome: 'FAILED',
      reason: 'HTTP_ERROR',
      httpStatus: 404,
      url: `${SETTINGS.startUrl}en`,
    });
  });

  it('are failed when robots.txt forbids the start page, and say so', async () => {
    const { organisationId, projectId, scanId } = await newScan(database());
    await crawlToTheEnd(database(), scanId, {}, 'User-agent: *\nDisallow: /');
    const scan = await findScan(database(), organisationId, projectId, scanId);
    expect(scan).toMatchObject({ status: 'FAILED', totalPagesFound: 0 });
    expect(scan?.failure).toEqual({ outcome: 'BLOCKED_BY_ROBOTS', url: SETTINGS.startUrl });
  });
});
