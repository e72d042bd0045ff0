import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddedJob, recordingJobs } from '../jobs/recordingJobs.testing.ts';
import type { MailMessage } from '../mail/mail.ts';
import { announceScan } from '../scanning/announcing/announceScans.ts';
import { createProject, setProjectPublic } from '../store/projects.ts';
import { newsletterSubscribers, scanEmailSubscriptions } from '../store/schema.ts';
import { crawlToTheEnd, newScan, SETTINGS, scannedPage } from '../store/testing/scans.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, sameOrigin, type TestBrowser } from './testBrowser.testing.ts';

let server: TestServer;
let dana: SignedIn;
let ended: { projectId: string; scanId: string };

beforeAll(async () => {
  server = await startTestServer({ SITELENS_TRUSTED_PROXIES: '1' });
  dana = await signInAs(server, 'dana');
  ended = await publicScan();
  await crawlToTheEnd(server.database, ended.scanId, { '/': scannedPage() });
  await announce(ended.scanId);
});

afterAll(() => server.close());

async function publicScan() {
  const { organisationId } = dana.account;
  const { projectId, scanId } = await newScan(server.database, { maxPages: 5 }, organisationId);
  await setProjectPublic(server.database, organisationId, projectId, true);
  return { projectId, scanId };
}

/** What is queued for sending when the end of a scan is announced. */
async function announce(scanId: string): Promise<readonly MailMessage[]> {
  const added: AddedJob[] = [];
  const { database, origin: publicOrigin } = server;
  await announceScan({ database, publicOrigin, secret: 'a secret', jobs: recordingJobs(added) }, scanId);
  return added.map(({ data }) => (data as { message: MailMessage }).message);
}

let clients = 0;

/** From a client address of its own, unless told otherwise. */
function subscribe(
  projectId: string,
  body: object,
  { browser = createTestBrowser(server.origin), from = `203.0.113.${++clients}` } = {},
): Promise<Response> {
  return browser.request(`/api/v1/projects/${projectId}/emails`, {
    method: 'POST',
    headers: { ...sameOrigin(server.origin), 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ projectId, ...body }),
  });
}

const mailsTo = (address: string) => server.mails.filter(({ to }) => to === address);
const isSubscribed = async (browser: TestBrowser, projectId: string) =>
  (await (await browser.request(`/api/v1/projects/${projectId}/emails`)).json()).isSubscribed;

describe('a member', () => {
  it('hears of every scan of a project until they say no more', async () => {
    const { projectId, scanId } = await publicScan();
    const { browser } = dana;
    expect(await isSubscribed(browser, projectId)).toBe(false);
    expect((await subscribe(projectId, { email: ' Dana@Example.com ' }, { browser })).status).toBe(204);
    expect(await isSubscribed(browser, projectId)).toBe(true);
    await crawlToTheEnd(server.database, scanId, { '/': scannedPage() });
    expect((await announce(scanId)).map(({ to }) => to)).toEqual(['dana@example.com']);
    expect((await browser.call('DELETE', `/api/v1/projects/${projectId}/emails`)).status).toBe(204);
    expect(await isSubscribed(browser, projectId)).toBe(false);
  });

  it('cannot have them sent to another address', async () => {
    const response = await subscribe(ended.projectId, { email: 'boss@example.com' }, dana);
    expect(await problemOf(response)).toMatchObject({
      status: 400,
      type: '/problems/invalid-email',
      errors: [{ field: 'email', type: '/problems/invalid-email' }],
    });
    expect(await isSubscribed(dana.browser, ended.projectId)).toBe(false);
  });

  it('gets the results of the latest scan at once where they ask for it, and the newsletter unasked for more', async () => {
    const body = {
      email: 'dana@example.com',
      notifyAboutLatestScanIfFinished: true,
      subscribeNewsletter: true,
    };
    for (let click = 0; click < 2; click++) await subscribe(ended.projectId, body, dana);
    expect(mailsTo('dana@example.com')).toHaveLength(1);
    expect(mailsTo('dana@example.com')[0]?.text).toContain(`/dashboard/projects/${ended.projectId}/`);
    const address = eq(newsletterSubscribers.email, 'dana@example.com');
    expect(await server.database.queries.select().from(newsletterSubscribers).where(address)).toMatchObject([
      { isConfirmed: true },
    ]);
  });
});

describe('a visitor of a public project', () => {
  const asked = { notifyAboutLatestScanIfFinished: true };

  it('gets the results at once where the scan has ended, once however often they click', async () => {
    for (let click = 0; click < 3; click++) {
      const response = await subscribe(ended.projectId, { email: 'eve@example.com', ...asked });
      expect(response.status).toBe(204);
    }
    expect(mailsTo('eve@example.com')).toHaveLength(1);
    expect(mailsTo('eve@example.com')[0]?.text).toContain(`${server.origin}/projects/${ended.projectId}/`);
    await subscribe(ended.projectId, { email: 'quiet@example.com' });
    expect(mailsTo('quiet@example.com')).toEqual([]);
  });

  it('gets them when a running scan ends, and nothing before', async () => {
    const { projectId, scanId } = await publicScan();
    expect((await subscribe(projectId, { email: 'later@example.com', ...asked })).status).toBe(204);
    expect(mailsTo('later@example.com')).toEqual([]);
    await crawlToTheEnd(server.database, scanId, { '/': scannedPage() });
    expect(await announce(scanId)).toMatchObject([{ to: 'later@example.com' }]);
    expect(await announce(scanId)).toEqual([]);
  });

  it.each([
    ['no address', 'eve'],
    ['two of them', 'eve@example.com,mallory@example.com'],
    ['a line break', 'eve@example.com\nBcc: mallory@example.com'],
    ['a name', 'Eve <eve@example.com>'],
    ['nothing', ' '],
  ])('is refused %s', async (_what, email) => {
    const before = server.mails.length;
    const response = await subscribe(ended.projectId, { email, ...asked });
    expect(await problemOf(response)).toMatchObject({ type: '/problems/invalid-email' });
    expect(server.mails).toHaveLength(before);
  });

  it('is held to ten an hour, and everybody to five a day for one address', async () => {
    const { projectId } = await publicScan();
    const from = '198.51.100.1';
    const statuses: number[] = [];
    for (let number = 0; number < 11; number++) {
      statuses.push((await subscribe(projectId, { email: `a${number}@example.com` }, { from })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    for (let number = 0; number < 5; number++) await subscribe(projectId, { email: 'victim@example.com' });
    const refused = await subscribe(projectId, { email: 'VICTIM@example.com' });
    expect(await problemOf(refused)).toMatchObject({ status: 429, type: '/problems/too-many-attempts' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('finds no scan to wait for where there is none', async () => {
    const { organisationId } = dana.account;
    const project = await createProject(server.database, organisationId, { ...SETTINGS, isPublic: true });
    const response = await subscribe(project.id, { email: 'eve@example.com' });
    expect((await problemOf(response)).type).toBe('/problems/scan-not-found');
  });

  it('is asked whether they want the newsletter before they get it', async () => {
    const email = 'news@example.com';
    await subscribe(ended.projectId, { email, subscribeNewsletter: true });
    const link = linkIn(mailsTo(email)[0]);
    const visitor = createTestBrowser(server.origin);
    const isConfirmed = async () => {
      const rows = await server.database.queries
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.email, email));
      return rows[0]?.isConfirmed;
    };
    expect((await visitor.request(link)).status).toBe(200);
    expect(await isConfirmed()).toBe(false);
    const foreign = await visitor.request(link, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams(),
    });
    expect(foreign.status).toBe(403);
    const { response } = await visitor.submit(link, {});
    expect(await response.text()).toContain('You are on the list');
    expect(await isConfirmed()).toBe(true);
    await subscribe(ended.projectId, { email, subscribeNewsletter: true });
    expect(mailsTo(email)).toHaveLength(1);
    await visitor.submit(link.replace('/newsletter/confirm', '/unsubscribe'), {});
    expect(await isConfirmed()).toBeUndefined();
    expect((await visitor.request(link)).status).toBe(410);
  });
});

describe('the link for unsubscribing', () => {
  async function subscribedLink() {
    const { projectId, scanId } = await publicScan();
    await subscribe(projectId, { email: 'dana@example.com' }, dana);
    await crawlToTheEnd(server.database, scanId, { '/': scannedPage() });
    const [mail] = await announce(scanId);
    return { projectId, link: (mail?.unsubscribeUrl ?? '').replace(server.origin, '') };
  }

  it('asks first, since programs follow links, and then ends the e-mails', async () => {
    const { projectId, link } = await subscribedLink();
    const anybody = createTestBrowser(server.origin);
    const page = await anybody.request(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('www.example.com');
    expect(await isSubscribed(dana.browser, projectId)).toBe(true);
    const { response } = await anybody.submit(link, {});
    expect(await response.text()).toContain('You are unsubscribed');
    expect(await isSubscribed(dana.browser, projectId)).toBe(false);
    expect((await anybody.request(link)).status).toBe(410);
  });

  it('is pressed by mail programs in one click, from wherever they are', async () => {
    const { projectId, link } = await subscribedLink();
    const oneClick = () =>
      fetch(`${server.origin}${link}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'error',
      });
    expect((await oneClick()).status).toBe(200);
    expect(await isSubscribed(dana.browser, projectId)).toBe(false);
    expect((await oneClick()).status).toBe(200);
  });

  it.each(['', '?token=', '?token=x', `?token=${'A'.repeat(43)}`, '?token=a&token=b'])(
    'with %j does nothing',
    async (query) => {
      const before = await server.database.queries.$count(scanEmailSubscriptions);
      const anybody = createTestBrowser(server.origin);
      expect((await anybody.request(`/unsubscribe${query}`)).status).toBe(410);
      await anybody.submit(`/unsubscribe${query}`, {});
      expect((await anybody.submit(`/newsletter/confirm${query}`, {})).response.status).toBe(410);
      expect(await server.database.queries.$count(scanEmailSubscriptions)).toBe(before);
    },
  );
});

function linkIn(mail: MailMessage | undefined): string {
  const url = mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '';
  return url.replace(server.origin, '');
}
