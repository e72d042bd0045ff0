import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type SitelensClient } from '../http/client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import { RequestFailedError } from '../http/requestFailedError.ts';
import { scanEmailsKey } from './queryKeys.ts';
import {
  scanEmails,
  scanEmailsQuery,
  subscribeToScanEmails,
  subscribeToScanEmailsMutation,
  unsubscribeFromScanEmailsMutation,
} from './scanEmails.ts';
import { PROJECT_ID } from './wireSamples.testing.ts';

let server: MisbehavingServer;
let client: SitelensClient;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = createClient({ baseUrl: server.baseUrl });
});
afterAll(() => server.close());

const reference = { projectId: PROJECT_ID };
const url = `/api/v1/projects/${PROJECT_ID}/emails`;
const noContent = () => server.answer((_request, response) => response.writeHead(204).end());

test('is read, and an answer that is none is a failed request', async () => {
  server.answer(json({ isSubscribed: true }));
  expect(await scanEmails(client, reference)).toEqual({ isSubscribed: true });
  expect(server.requests).toMatchObject([{ method: 'GET', url }]);
  server.answer(json([]));
  await expect(scanEmails(client, reference)).rejects.toBeInstanceOf(RequestFailedError);
});

test('is subscribed to with what was not said as no', async () => {
  noContent();
  const subscription = { ...reference, email: 'dana@example.com' };
  expect(await subscribeToScanEmails(client, subscription)).toBeUndefined();
  const body = { ...subscription, notifyAboutLatestScanIfFinished: false, subscribeNewsletter: false };
  expect(server.requests).toMatchObject([{ method: 'POST', url, body: JSON.stringify(body) }]);
});

test('an address that is refused is handed back with its field', async () => {
  const errors = [{ field: 'email', type: '/problems/invalid-email' }];
  server.answer(json({ type: '/problems/invalid-email', title: 'No.', status: 400, errors }, 400));
  await expect(subscribeToScanEmails(client, { ...reference, email: 'x' })).rejects.toMatchObject({
    key: 'invalid-email',
    problem: { errors },
  });
});

test('what was read is asked for again after either change', async () => {
  const queryClient = new QueryClient();
  const queryKey = scanEmailsKey(client, reference);
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  noContent();
  await queryClient.setQueryData(scanEmailsQuery(client, reference).queryKey, { isSubscribed: false });
  const subscription = { ...reference, email: 'dana@example.com' };
  await new MutationObserver(queryClient, subscribeToScanEmailsMutation(client, queryClient)).mutate(
    subscription,
  );
  expect(isStale()).toBe(true);
  queryClient.setQueryData(queryKey, { isSubscribed: true });
  await new MutationObserver(queryClient, unsubscribeFromScanEmailsMutation(client, queryClient)).mutate(
    reference,
  );
  expect(isStale()).toBe(true);
  expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', url });
});
