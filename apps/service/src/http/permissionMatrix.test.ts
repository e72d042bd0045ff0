import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account } from '../store/accounts.ts';
import { setProjectPublic } from '../store/projects.ts';
import { requestCounts, subscriptions, users } from '../store/schema.ts';
import type { OperationId } from './contract/specification.ts';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from './testBrowser.testing.ts';

interface Caller {
  readonly browser: TestBrowser;
  /** Where they want to hear of scans. */
  readonly email: string;
  /** What every call is about. */
  readonly scan: FinishedScan;
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

// All callers are at one client address.
beforeEach(() => server.database.queries.delete(requestCounts));

type Kind =
  | 'token'
  | 'self'
  | 'account'
  | 'plan'
  | 'verify'
  | 'read'
  | 'picture'
  | 'say'
  | 'visit'
  | 'export'
  | 'download'
  | 'subscription'
  | 'subscribe'
  | 'unsubscribe'
  | 'create'
  | 'update'
  | 'start'
  | 'delete';

/** By kind; pictures are read as all else where nothing else is said. */
type Statuses = Readonly<Record<Exclude<Kind, 'picture'>, number>> & { readonly picture?: number };

const SITE = { name: 'Shop', startUrl: 'https://www.example.com/' };

const FEEDBACK = { subject: 'Thanks', body: 'It works.', fromEmail: 'dana@example.com' };
const ERROR_REPORT = { pageUrl: 'https://www.example.com/', event: 'error', error: 'TypeError: x' };
const MISSING_TRANSLATION = { key: 'table.rows', namespace: 'results', languages: ['en'] };

type Request = readonly [Kind, string, string, unknown?];

/** Every call of the contract, and a picture; one that is missing does not compile. Deletion comes last. */
function requests(
  { projectId, scanId, pageId, fileName }: FinishedScan,
  email: string,
): Readonly<Record<OperationId | 'picture', Request>> {
  const project = `/api/v1/projects/${projectId}`;
  const scan = `${project}/scans/${scanId}`;
  const onPhone = `${scan}/mobile-friendly/pages/${pageId}/tap-target-too-small`;
  const onPage = `${scan}/accessibility/pages/${pageId}/image-alt`;
  return {
    getTokenInfo: ['token', 'GET', '/api/v1/tokeninfo'],
    getCurrentUser: ['self', 'GET', '/api/v1/users/current'],
    updateCurrentUser: ['account', 'PATCH', '/api/v1/users/current', { name: 'Dana' }],
    getEmailVerification: ['self', 'GET', '/api/v1/users/email-verification'],
    resendVerificationEmail: ['verify', 'POST', '/api/v1/users/email-verification', {}],
    getInstallation: ['token', 'GET', '/api/v1/installation'],
    sendFeedback: ['say', 'POST', '/api/v1/notify', FEEDBACK],
    reportError: ['say', 'POST', '/api/v1/error-reports', ERROR_REPORT],
    reportMissingTranslation: ['say', 'POST', '/api/v1/missing-translations', MISSING_TRANSLATION],
    createPublicProject: ['visit', 'POST', '/api/v1/public-projects', { startUrl: SITE.startUrl }],
    getScanTrust: ['read', 'GET', `${scan}/trust`],
    exportScan: ['export', 'GET', `${scan}/export?format=json`],
    getReport: ['export', 'GET', `${scan}/report`],
    makeReport: ['export', 'POST', `${scan}/report`, {}],
    downloadReport: ['download', 'GET', `${scan}/report/pdf`],
    getScanEmails: ['subscription', 'GET', `${project}/emails`],
    subscribeToScanEmails: ['subscribe', 'POST', `${project}/emails`, { projectId, email }],
    unsubscribeFromScanEmails: ['unsubscribe', 'DELETE', `${project}/emails`],
    getCurrentSubscription: ['plan', 'GET', '/api/v1/subscriptions'],
    listProjectsWithLatestScans: ['account', 'GET', '/api/v1/projects/scans/latest'],
    getProject: ['read', 'GET', project],
    listScans: ['read', 'GET', `${project}/scans`],
    getScan: ['read', 'GET', scan],
    listPages: ['read', 'GET', `${scan}/pages`],
    getPage: ['read', 'GET', `${scan}/pages/${pageId}`],
    listAccessibilityCategories: ['read', 'GET', `${scan}/accessibility/categories`],
    listAccessibilityRulePages: ['read', 'GET', `${scan}/accessibility/image-alt`],
    listAccessibilityIssues: ['read', 'GET', onPage],
    listAccessibilityIssueBoxes: ['read', 'GET', `${onPage}/boxes`],
    listCommonComponents: ['read', 'GET', `${scan}/accessibility/common-components`],
    getAccessibilityStatistics: ['read', 'GET', `${project}/scans/accessibility/statistics`],
    listMobileFriendlyCategories: ['read', 'GET', `${scan}/mobile-friendly/categories`],
    listMobileFriendlyIssuePages: ['read', 'GET', `${scan}/mobile-friendly/tap-target-too-small`],
    listMobileFriendlyIssues: ['read', 'GET', onPhone],
    listMobileFriendlyIssueBoxes: ['read', 'GET', `${onPhone}/boxes`],
    countSiteAuditIssuesByType: ['read', 'GET', `${scan}/site-audit/count-by-issue-type`],
    listSiteAuditIssues: ['read', 'GET', `${scan}/issues/title-too-short`],
    picture: ['picture', 'GET', fileName],
    createProject: ['create', 'POST', '/api/v1/projects', SITE],
    updateProject: ['update', 'PUT', project, SITE],
    startScan: ['start', 'POST', `${project}/scans`, { projectId }],
    deleteProject: ['delete', 'DELETE', project, { projectId }],
  };
}

interface Standing {
  readonly role?: Account['role'];
  readonly subscription?: Partial<typeof subscriptions.$inferInsert> | 'none';
  /** Whether the project is public. */
  readonly isPublic?: boolean;
  readonly isUnverified?: boolean;
}

/** Somebody whose organisation has the project. */
async function member({
  role,
  subscription = {},
  isPublic = false,
  isUnverified,
}: Standing): Promise<Caller> {
  const subject = crypto.randomUUID();
  const { browser, account } = await signInAs(server, subject, role);
  const scan = await finishedScan(server, account.organisationId);
  await setProjectPublic(server.database, account.organisationId, scan.projectId, isPublic);
  const { queries } = server.database;
  const isTheirs = eq(subscriptions.organisationId, account.organisationId);
  if (subscription === 'none') await queries.delete(subscriptions).where(isTheirs);
  else
    await queries
      .update(subscriptions)
      .set({ status: 'TRIALING', ...subscription })
      .where(isTheirs);
  if (isUnverified) {
    await queries.update(users).set({ emailVerified: false }).where(eq(users.id, account.userId));
  }
  return { browser, scan, email: `${subject}@example.com` };
}

async function outsider(browser: TestBrowser, isPublic: boolean): Promise<Caller> {
  const { account } = await signInAs(server, crypto.randomUUID());
  const scan = await finishedScan(server, account.organisationId);
  await setProjectPublic(server.database, account.organisationId, scan.projectId, isPublic);
  return { browser, scan, email: 'dana@example.com' };
}

const visitor = (isPublic: boolean) => outsider(createTestBrowser(server.origin), isPublic);
const stranger = async (isPublic: boolean) =>
  outsider((await signInAs(server, crypto.randomUUID())).browser, isPublic);

const ANYBODY = { token: 200, say: 204, visit: 201 };
const SIGNED_OUT = {
  ...ANYBODY,
  ...{ self: 401, account: 401, plan: 401, verify: 401 },
  ...{ export: 401, download: 401, subscription: 401, unsubscribe: 401 },
  ...{ create: 401, update: 401, start: 401, delete: 401 },
};
const NOT_THEIRS = {
  ...ANYBODY,
  ...{ self: 200, account: 200, plan: 200, verify: 204 },
  ...{ export: 404, download: 404, subscription: 404, unsubscribe: 404 },
  ...{ create: 201, update: 404, start: 404, delete: 404 },
};
const EDITOR = {
  ...ANYBODY,
  ...{ self: 200, account: 200, plan: 200, verify: 204, read: 200, export: 200, download: 404 },
  ...{ subscription: 200, subscribe: 204, unsubscribe: 204 },
  ...{ create: 201, update: 200, start: 201, delete: 204 },
};
/** Asked to verify their address first, but for what is about that. */
const UNVERIFIED = {
  ...ANYBODY,
  ...{ self: 200, account: 403, plan: 403, verify: 204, read: 403, export: 403, download: 403 },
  ...{ subscription: 403, subscribe: 403, unsubscribe: 403 },
  ...{ create: 403, update: 403, start: 403, delete: 403 },
};
const FORBIDDEN = { create: 403, update: 403, start: 403, delete: 403 };
const STOPPED = { create: 402, start: 402 };
const UNPAID = { ...STOPPED, export: 402, download: 402 };

const CALLERS: readonly [string, () => Promise<Caller>, Statuses, string?][] = [
  ['a visitor, of a private project', () => visitor(false), { ...SIGNED_OUT, read: 401, subscribe: 401 }],
  [
    'a visitor, of a public project',
    () => visitor(true),
    { ...SIGNED_OUT, read: 200, subscribe: 204 },
    'FREEMIUM',
  ],
  [
    'another organisation, of a private project',
    () => stranger(false),
    { ...NOT_THEIRS, read: 404, subscribe: 404 },
  ],
  [
    'another organisation, of a public project',
    () => stranger(true),
    { ...NOT_THEIRS, read: 200, subscribe: 204 },
    'FREEMIUM',
  ],
  [
    'an owner who has not verified their address',
    () => member({ isUnverified: true }),
    { ...UNVERIFIED, picture: 401 },
  ],
  [
    'an owner who has not verified their address, of a public project',
    () => member({ isUnverified: true, isPublic: true }),
    { ...UNVERIFIED, read: 200, subscribe: 204 },
    'FREEMIUM',
  ],
  ['a viewer', () => member({ role: 'VIEWER' }), { ...EDITOR, ...FORBIDDEN }],
  ['a member', () => member({ role: 'MEMBER' }), EDITOR],
  ['an owner', () => member({ role: 'OWNER' }), EDITOR],
  [
    'an owner whose trial has expired',
    () => member({ subscription: { trialExpires: new Date(0) } }),
    { ...EDITOR, ...UNPAID },
    'TRIAL_EXPIRED',
  ],
  [
    'an owner whose plan has ended',
    () => member({ subscription: { status: 'CANCELED', billingPeriodEndsAt: new Date(0) } }),
    { ...EDITOR, ...UNPAID },
    'TRIAL_EXPIRED',
  ],
  [
    'an owner whose plan is cancelled and paid for',
    () => member({ subscription: { status: 'CANCELED', billingPeriodEndsAt: new Date(2 ** 42) } }),
    EDITOR,
  ],
  ['an owner whose payment failed', () => member({ subscription: { status: 'PAST_DUE' } }), EDITOR],
  [
    'an owner whose plan is paused',
    () => member({ subscription: { status: 'PAUSED' } }),
    { ...EDITOR, ...STOPPED },
  ],
  [
    'an owner without a plan',
    () => member({ subscription: { status: 'FREEMIUM' } }),
    { ...EDITOR, ...UNPAID },
    'FREEMIUM',
  ],
  [
    'an owner without a subscription',
    () => member({ subscription: 'none' }),
    { ...EDITOR, ...UNPAID, plan: 404 },
    'FREEMIUM',
  ],
  [
    'a viewer without a plan',
    () => member({ role: 'VIEWER', subscription: { status: 'FREEMIUM' } }),
    { ...EDITOR, ...UNPAID, ...FORBIDDEN },
    'FREEMIUM',
  ],
];

it.each(CALLERS)('%s may do what the matrix says', async (_who, enter, statuses, reason) => {
  const { browser, scan, email } = await enter();
  const answers: Record<string, number> = {};
  const expected: Record<string, number> = {};
  const reasons = new Set<unknown>();
  for (const [name, [kind, method, path, body]] of Object.entries(requests(scan, email))) {
    const response = await browser.call(method, path, body);
    answers[name] = response.status;
    expected[name] = statuses[kind] ?? statuses.read;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer = isJson ? await response.json() : undefined;
    if (answer?.redaction) reasons.add(answer.redaction.reason);
  }
  expect(answers).toEqual(expected);
  expect([...reasons]).toEqual(reason === undefined ? [] : [reason]);
});
