import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../http/client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import { exportUrl, reportPdfUrl } from './exportUrl.ts';
import { makeReportMutation } from './makeReport.ts';
import { ofScan } from './readParams.testing.ts';
import { report, reportKey } from './report.ts';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

const QUEUED = { status: 'QUEUED', requestedAt: '2026-11-20T10:00:00Z' };
const PATH = `/api/v1/projects/${ofScan.projectId}/scans/${ofScan.scanId}`;

test('who has a report made sees at once that it is being made', async () => {
  const client = createClient({ baseUrl: server.baseUrl });
  const queryClient = new QueryClient();
  server.answer(json(QUEUED));
  await queryClient
    .getMutationCache()
    .build(queryClient, makeReportMutation(client, queryClient))
    .execute(ofScan);
  expect(queryClient.getQueryData(reportKey(client, ofScan))).toEqual(QUEUED);
  expect(server.requests.at(-1)).toMatchObject({ method: 'POST', url: `${PATH}/report`, body: '{}' });
  expect(await report(client, ofScan)).toEqual(QUEUED);
});

test('files are saved from the service, whatever is in an id', () => {
  const client = createClient({ baseUrl: 'https://service.example' });
  expect(exportUrl(client, ofScan, 'sarif')).toBe(`https://service.example${PATH}/export?format=sarif`);
  expect(reportPdfUrl(client, ofScan)).toBe(`https://service.example${PATH}/report/pdf`);
  expect(exportUrl(client, { projectId: '../x', scanId: 'a?b' }, 'csv')).toBe(
    'https://service.example/api/v1/projects/..%2Fx/scans/a%3Fb/export?format=csv',
  );
});
