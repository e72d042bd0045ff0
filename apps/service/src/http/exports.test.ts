import { request } from 'node:http';
import type { ScanExport } from '@sitelens/api-client/contract';
import type { Log as SarifLog } from 'sarif';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../sign-in/session.ts';
import { newScan } from '../store/testing/scans.testing.ts';
import { readSpecification } from './contract/specification.ts';
import { createAjv } from './contract/validators.ts';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

const pathOf = (format: string, { projectId, scanId }: Pick<FinishedScan, 'projectId' | 'scanId'> = scan) =>
  `/api/v1/projects/${projectId}/scans/${scanId}/export?format=${format}`;

/** With its byte order mark, which Response.text() would take off. */
async function exported(format: string): Promise<string> {
  const response = await dana.browser.request(pathOf(format));
  expect(response.status).toBe(200);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}

describe.each([
  ['csv', 'text/csv; charset=utf-8; header=present'],
  ['json', 'application/json; charset=utf-8'],
  ['sarif', 'application/sarif+json; charset=utf-8'],
])('as %s', (format, mediaType) => {
  it('results come as a file that is saved, guessed at by nobody and kept by no cache', async () => {
    const response = await dana.browser.request(pathOf(format));
    expect(response.headers.get('content-type')).toBe(mediaType);
    const day = new Date().toISOString().slice(0, 10);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Example ${day} results.${format}"`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.arrayBuffer();
  });

  it('they are compressed for who asks for that', async () => {
    const response = await dana.browser.request(pathOf(format), { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('image-alt');
  });

  it('only what they are is told by HEAD', async () => {
    const response = await dana.browser.request(pathOf(format), { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(await response.text()).toBe('');
  });
});

it('a CSV file has a byte order mark, a header and a row for each finding of every kind', async () => {
  const text = await exported('csv');
  const rows = text.split('\r\n');
  expect(rows[0]).toBe(
    '\u{feff}"Kind","Rule","Title","Impact","Page URL","Page title","Selector","HTML","Screen sizes","WCAG tags","Message","Help URL","Since last scan"',
  );
  const count = (start: string) => rows.filter((row) => row.startsWith(start)).length;
  expect(count('"Accessibility","image-alt"')).toBe(12);
  expect(count('"Accessibility","color-contrast"')).toBe(1);
  expect(count('"Mobile usability","tap-target-too-small"')).toBe(1);
  expect(count('"Site audit","TITLE_TOO_SHORT"')).toBe(1);
  expect(rows).toHaveLength(1 + 15 + 1);
  expect(text).toContain('"#frame | #host >>> #inner"');
  expect(text).toContain('"https://www.example.com/","<script>alert(1)</script>","#image-0"');
});

it('a JSON file is a ScanExport of the contract', async () => {
  const parsed: ScanExport = JSON.parse(await exported('json'));
  const ajv = createAjv({ coerceTypes: false });
  ajv.addSchema(readSpecification(), 'contract');
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/ScanExport' });
  expect(validate(parsed), JSON.stringify(validate.errors)).toBe(true);
  expect(parsed).toMatchObject({
    project: { id: scan.projectId, name: 'Example' },
    scan: { scanId: scan.scanId, status: 'COMPLETED' },
    pages: [{ outcome: 'SCANNED' }, { outcome: 'FAILED' }],
    mobileFriendlyIssues: [{ ruleId: 'tap-target-too-small', boundingBox: { top: 0.1 } }],
    siteAuditIssues: [{ issueType: 'TITLE_TOO_SHORT' }],
  });
  expect(parsed.accessibilityIssues).toHaveLength(13);
});

it('a SARIF file names its rules, and for each result where it is and by what it is known again', async () => {
  const log: SarifLog = JSON.parse(await exported('sarif'));
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-schema-2.1.0') });
  const [run] = log.runs;
  const rules = run?.tool.driver.rules ?? [];
  expect(rules.map(({ id }) => id)).toEqual([
    'color-contrast',
    'image-alt',
    'tap-target-too-small',
    'TITLE_TOO_SHORT',
  ]);
  for (const rule of rules) {
    expect(rule.shortDescription?.text).toMatch(/\S/);
    expect(rule.help?.text).toMatch(/\S/);
  }
  const results = run?.results ?? [];
  expect(results).toHaveLength(15);
  for (const result of results) {
    expect(rules[result.ruleIndex ?? -1]?.id).toBe(result.ruleId);
    expect(result.message.text).toMatch(/\S/);
    expect(['error', 'warning', 'note']).toContain(result.level);
    expect(result.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('https://www.example.com/');
  }
  expect(results.find(({ ruleId }) => ruleId === 'color-contrast')).toMatchObject({
    level: 'error',
    locations: [{ logicalLocations: [{ fullyQualifiedName: '#frame | #host >>> #inner', kind: 'element' }] }],
  });
  const fingerprints = results.map(({ partialFingerprints }) => partialFingerprints?.['sitelensFinding/v1']);
  expect(new Set(fingerprints).size).toBe(15);
});

it('a scan that runs has no results to take along yet', async () => {
  const running = await newScan(server.database, {}, dana.account.organisationId);
  const response = await dana.browser.request(pathOf('csv', running));
  expect(await problemOf(response)).toMatchObject({ status: 409, type: '/problems/scan-not-ended' });
});

it('a format that there is not is refused', async () => {
  expect((await dana.browser.request(pathOf('xlsx'))).status).toBe(400);
});

it('who goes away while a file is sent leaves the service to the others', async () => {
  const { port } = new URL(server.origin);
  const cookie = `${SESSION_COOKIE}=${dana.browser.cookies.get(SESSION_COOKIE)?.value}`;
  for (let times = 0; times < 5; times++) {
    await new Promise<void>((resolve, reject) => {
      const asked = request(
        { port, host: '127.0.0.1', path: pathOf('json'), headers: { cookie } },
        (answer) => {
          answer.once('data', () => answer.destroy());
          answer.once('close', resolve).once('error', () => {});
        },
      );
      asked.once('error', reject).end();
    });
  }
  expect(await exported('csv')).toContain('image-alt');
});
