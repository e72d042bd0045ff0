import type { PrintRequest } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Log } from '../jobs/log.ts';
import { makeReport } from '../reports/makeReport.ts';
import { SESSION_COOKIE } from '../sign-in/session.ts';
import { setProjectPublic } from '../store/projects.ts';
import { failReport, reportFile } from '../store/reports/reports.ts';
import { subscriptions } from '../store/schema.ts';
import { findSession } from '../store/sessions.ts';
import { newScan } from '../store/testing/scans.testing.ts';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

// What is printed is another test's: here the printer is what stands in, and all else is real.

const PDF = Buffer.from('%PDF-1.4 not much of one');
const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
});

beforeEach(async () => {
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

const path = ({ projectId, scanId }: Pick<FinishedScan, 'projectId' | 'scanId'> = scan) =>
  `/api/v1/projects/${projectId}/scans/${scanId}/report`;

const ask = () => dana.browser.call('POST', path(), {});
const state = async () => (await dana.browser.request(path())).json();

function make(print: (request: PrintRequest) => Promise<Uint8Array>, signal = new AbortController().signal) {
  const { database, files, origin } = server;
  const work = { database, files, origin, log: quiet, scanner: { print }, retryPauseMs: 0 };
  return makeReport(work, scan.scanId, signal);
}

it('is queued for who asks, and once made can be saved by every member', async () => {
  expect(await state()).toEqual({ status: 'NONE' });
  const [first, second] = [await (await ask()).json(), await (await ask()).json()];
  expect(first).toMatchObject({ status: 'QUEUED', requestedAt: expect.any(String) });
  expect(second).toEqual(first);
  expect(server.added).toContainEqual({ name: 'make-report', data: { scanId: scan.scanId } });
  expect(await problemOf(await dana.browser.request(`${path()}/pdf`))).toMatchObject({ status: 404 });

  await make(async () => PDF);
  expect(await state()).toMatchObject({ status: 'READY' });
  const saved = await dana.browser.request(`${path()}/pdf`);
  expect(saved.headers.get('content-type')).toBe('application/pdf');
  expect(saved.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Example .* accessibility report\.pdf"$/,
  );
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(PDF);
});

it('is printed with a session of who asked, which ends with the print', async () => {
  await ask();
  const tokens: string[] = [];
  await make(async ({ url, cookies }) => {
    expect(url).toBe(`${server.origin}/export/${scan.projectId}/scans/${scan.scanId}`);
    expect(cookies.map(({ name }) => name)).toEqual([SESSION_COOKIE]);
    tokens.push(...cookies.map(({ value }) => value));
    expect((await findSession(server.database, tokens[0] ?? ''))?.account.userId).toBe(dana.account.userId);
    return PDF;
  });
  expect(tokens).toHaveLength(1);
  expect(await findSession(server.database, tokens[0] ?? '')).toBeUndefined();
});

it('is tried once more when printing fails, and after that has failed until somebody asks again', async () => {
  await ask();
  const prints: string[] = [];
  const fail = async ({ url }: PrintRequest) => {
    prints.push(url);
    throw new Error('The browser died.');
  };
  await make(fail);
  expect(prints).toHaveLength(2);
  expect(await state()).toMatchObject({ status: 'FAILED' });
  expect(await (await ask()).json()).toMatchObject({ status: 'QUEUED' });
  await make((request) => (prints.length === 2 ? fail(request) : Promise.resolve(PDF)));
  expect(await state()).toMatchObject({ status: 'READY' });
});

it('stays queued when the process stops, and is made by the next one', async () => {
  await ask();
  const stop = new AbortController();
  await make(async () => {
    stop.abort(new Error('stopping'));
    throw stop.signal.reason;
  }, stop.signal);
  expect(await state()).toMatchObject({ status: 'QUEUED' });
  await make(async () => PDF);
  expect(await state()).toMatchObject({ status: 'READY' });
});

it('has a name that no address leads to', async () => {
  await ask();
  await make(async () => PDF);
  const name = await reportFile(server.database, scan.scanId);
  expect(name).toMatch(new RegExp(`^/files/${scan.scanId}/.+/report\\.pdf$`));
  expect((await dana.browser.request(name ?? '')).status).toBe(404);
});

it('is not made of a scan that runs', async () => {
  const running = await newScan(server.database, {}, dana.account.organisationId);
  const response = await dana.browser.call('POST', path(running), {});
  expect(await problemOf(response)).toMatchObject({ status: 409, type: '/problems/scan-not-ended' });
});

it('is begun so many times an hour for an organisation, and what is there is still to be had', async () => {
  const erin = await signInAs(server, 'erin');
  const [made, failing] = [
    await finishedScan(server, erin.account.organisationId),
    await finishedScan(server, erin.account.organisationId),
  ];
  const askFor = (one: FinishedScan) => erin.browser.call('POST', path(one), {});
  expect((await askFor(made)).status).toBe(200);
  const statuses: number[] = [];
  // Two windows of an hour at most.
  for (let time = 0; time < 61; time++) {
    statuses.push((await askFor(failing)).status);
    await failReport(server.database, failing.scanId);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await askFor(made)).status).toBe(200);
});

it("is not kept where who asked reads the scan redacted by the time it is printed: it would be everybody's", async () => {
  const frank = await signInAs(server, 'frank');
  const { organisationId } = frank.account;
  scan = await finishedScan(server, organisationId);
  await setProjectPublic(server.database, organisationId, scan.projectId, true);
  expect((await frank.browser.call('POST', path(), {})).status).toBe(200);
  const setPlan = (status: 'FREEMIUM' | 'ACTIVE') =>
    server.database.queries
      .update(subscriptions)
      .set({ status })
      .where(eq(subscriptions.organisationId, organisationId));
  await make(async () => {
    await setPlan('FREEMIUM');
    return PDF;
  });
  await setPlan('ACTIVE');
  const report = await frank.browser.request(path());
  expect(await report.json()).toMatchObject({ status: 'FAILED' });
});
