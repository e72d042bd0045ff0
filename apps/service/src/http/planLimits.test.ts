import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scans, subscriptions } from '../store/schema.ts';
import { crawlToTheEnd, newScan, scannedPage } from '../store/testing/scans.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const SITE = { name: 'Shop', startUrl: 'https://www.example.com/' };

async function signedIn(plan: Partial<typeof subscriptions.$inferInsert> = {}): Promise<SignedIn> {
  const person = await signInAs(server, crypto.randomUUID());
  const isTheirs = eq(subscriptions.organisationId, person.account.organisationId);
  await server.database.queries
    .update(subscriptions)
    .set({ status: 'ACTIVE', ...plan })
    .where(isTheirs);
  return person;
}

const create = ({ browser }: SignedIn, settings: object = {}) =>
  browser.call('POST', '/api/v1/projects', { ...SITE, ...settings });
const start = ({ browser }: SignedIn, projectId: string) =>
  browser.call('POST', `/api/v1/projects/${projectId}/scans`, { projectId });

describe('the plan', () => {
  it('allows as many projects as it says', async () => {
    const person = await signedIn({ planType: 'standard' });
    for (let made = 0; made < 10; made++) expect((await create(person)).status).toBe(201);
    expect(await problemOf(await create(person))).toMatchObject({
      status: 402,
      type: '/problems/project-quota-reached',
      properties: { maxProjects: 10 },
    });
  });

  it('allows no scan that is larger than all of its pages', async () => {
    const person = await signedIn({ planQuota: 2_500 });
    const refusal = { status: 402, type: '/problems/invalid-quota', properties: { planQuota: 2_500 } };
    const field = [{ field: 'maxPages', type: '/problems/invalid-quota' }];
    expect(await problemOf(await create(person, { maxPages: 2_501 }))).toMatchObject({
      ...refusal,
      errors: field,
    });
    const { id } = await (await create(person, { maxPages: 2_500 })).json();
    const update = (settings: object) =>
      person.browser.call('PUT', `/api/v1/projects/${id}`, { ...SITE, ...settings });
    expect(await problemOf(await update({ maxPages: 3_000 }))).toMatchObject({ ...refusal, errors: field });
    const isTheirs = eq(subscriptions.organisationId, person.account.organisationId);
    await server.database.queries.update(subscriptions).set({ planQuota: 1_000 }).where(isTheirs);
    // What was set with a larger plan keeps nobody from changing something else.
    expect((await update({ maxPages: 2_500, name: 'Renamed' })).status).toBe(200);
    expect((await update({ maxPages: 2_400 })).status).toBe(402);
  });

  it('gives a scan the pages that are left, and refuses one where there are none', async () => {
    const person = await signedIn({ planQuota: 3 });
    const { organisationId } = person.account;
    const { projectId, scanId } = await newScan(server.database, { maxPages: 2 }, organisationId);
    await crawlToTheEnd(server.database, scanId, {
      '/': scannedPage({ links: ['https://www.example.com/a'] }),
      '/a': scannedPage(),
    });
    const started = await (await start(person, projectId)).json();
    const [row] = await server.database.queries.select().from(scans).where(eq(scans.id, started.scanId));
    expect(row).toMatchObject({ maxPages: 1, trigger: 'PERSON' });
    const other = await (await create(person, { maxPages: 1 })).json();
    const held = await problemOf(await start(person, other.id));
    expect(held).toMatchObject({ status: 402, type: '/problems/invalid-quota' });
    expect(held.detail).toContain('running scans');
    await crawlToTheEnd(server.database, started.scanId, { '/': scannedPage() });
    expect(await problemOf(await start(person, other.id))).toMatchObject({
      status: 402,
      type: '/problems/invalid-quota',
      detail: 'Upgrade to scan more pages.',
    });
    const subscription = await (await person.browser.request('/api/v1/subscriptions')).json();
    expect(subscription).toMatchObject({ planQuota: 3, pagesScanned: 3, isQuotaExceeded: true });
  });

  it.each([
    [{ status: 'PAUSED' }, 'subscription-paused'],
    [{ status: 'CANCELED' }, 'subscription-inactive'],
    [{ status: 'FREEMIUM' }, 'subscription-inactive'],
    [{ status: 'TRIALING', trialExpires: new Date(0) }, 'trial-expired'],
  ] as const)('that is %j adds no website and starts no scan', async (plan, key) => {
    const person = await signedIn(plan);
    const { projectId, scanId } = await newScan(server.database, {}, person.account.organisationId);
    await crawlToTheEnd(server.database, scanId, { '/': scannedPage() });
    for (const response of [await create(person), await start(person, projectId)]) {
      expect(await problemOf(response)).toMatchObject({ status: 402, type: `/problems/${key}` });
    }
  });

  it.each([
    { status: 'PAST_DUE' },
    { status: 'CANCELED', billingPeriodEndsAt: new Date(Date.now() + 3_600_000) },
  ] as const)('that is %j goes on', async (plan) => {
    const person = await signedIn(plan);
    const { id } = await (await create(person)).json();
    expect((await start(person, id)).status).toBe(201);
  });
});

describe('a project', () => {
  it('that was changed in another tab is not overwritten', async () => {
    const person = await signedIn();
    const project = await (await create(person)).json();
    const save = (name: string) =>
      person.browser.call('PUT', `/api/v1/projects/${project.id}`, { ...project, name });
    expect(await (await save('First tab')).json()).toMatchObject({ name: 'First tab', revision: 2 });
    expect(await problemOf(await save('Second tab'))).toMatchObject({
      status: 409,
      type: '/problems/project-changed',
    });
  });

  it('is public as it says', async () => {
    const person = await signedIn();
    const project = await (await create(person, { isPublic: true })).json();
    expect(project.isPublic).toBe(true);
    const moved = { ...SITE, startUrl: 'https://www.example.org/' };
    const saved = await person.browser.call('PUT', `/api/v1/projects/${project.id}`, moved);
    expect(await saved.json()).toMatchObject({ isPublic: false });
  });

  it('of more pages than a scan can visit is refused with what the most is', async () => {
    const person = await signedIn();
    for (const settings of [{ maxPages: 15_001 }, { maxPages: 1e9 }]) {
      expect(await problemOf(await create(person, settings))).toMatchObject({
        status: 400,
        type: '/problems/max-urls-reached',
        errors: [{ field: 'maxPages', type: '/problems/max-urls-reached' }],
      });
    }
    expect((await problemOf(await create(person, { maxPages: 0 }))).type).toBe('/problems/invalid-request');
  });

  it('is scanned once by a double click', async () => {
    const person = await signedIn();
    const { id } = await (await create(person)).json();
    const statuses = (await Promise.all([1, 2, 3].map(() => start(person, id)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
  });

  it('has its schedule checked, and says when it is scanned next', async () => {
    const person = await signedIn();
    const schedule = { scheduleEvery: 7, scheduleMillis: 86_400_000, timeZone: 'Europe/Amsterdam' };
    const project = await (await create(person, { schedule })).json();
    expect(project.schedule).toEqual(schedule);
    expect(Date.parse(project.nextScanAt)).toBeGreaterThan(Date.now());
    for (const timeZone of ['Mars/Olympus', '+02:00', 'x\n']) {
      const refused = await create(person, { schedule: { ...schedule, timeZone } });
      expect(await problemOf(refused)).toMatchObject({
        status: 400,
        errors: [{ field: 'schedule.timeZone', type: '/problems/invalid-value' }],
      });
    }
    const wrong = await create(person, { schedule: { ...schedule, timeOfDay: '24:00' } });
    expect((await problemOf(wrong)).errors).toMatchObject([{ field: 'schedule.timeOfDay' }]);
  });
});
