import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClient, type SitelensClient } from '../http/client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import {
  emailVerification,
  emailVerificationQuery,
  resendVerificationEmail,
  resendVerificationEmailMutation,
} from './emailVerification.ts';
import { currentUserKey, tokenInfoKey } from './queryKeys.ts';
import { updateCurrentUserMutation } from './updateCurrentUser.ts';

let server: MisbehavingServer;
let client: SitelensClient;
let queryClient: QueryClient;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = createClient({ baseUrl: server.baseUrl });
});
afterAll(() => server.close());
beforeEach(() => {
  queryClient = new QueryClient();
});

const USER = {
  userRef: 'u',
  email: 'dana@example.com',
  name: 'Dana',
  organisation: { id: 'o', name: 'Org' },
};

test('whether the address is verified is asked of the service', async () => {
  server.answer(json({ emailVerified: false }));
  expect(await emailVerification(client)).toEqual({ emailVerified: false });
  server.answer(json({ emailVerified: true }));
  expect(await queryClient.fetchQuery(emailVerificationQuery(client))).toEqual({ emailVerified: true });
  expect(server.requests.at(-1)).toMatchObject({ method: 'GET', url: '/api/v1/users/email-verification' });
});

test('the e-mail is sent again by an empty object', async () => {
  server.answer((_request, response) => response.writeHead(204).end());
  await resendVerificationEmail(client);
  expect(server.requests.at(-1)).toMatchObject({
    method: 'POST',
    url: '/api/v1/users/email-verification',
    body: '{}',
  });
});

test('beyond the limit it says for how long', async () => {
  const problem = {
    type: '/problems/too-many-attempts',
    title: 'No.',
    status: 429,
    properties: { retryAfter: 90 },
  };
  server.answer(json(problem, 429));
  const sending = new MutationObserver(queryClient, resendVerificationEmailMutation(client));
  await expect(sending.mutate()).rejects.toMatchObject({
    key: 'too-many-attempts',
    problem: { properties: { retryAfter: 90 } },
  });
});

test('a saved name is in the cache, and the session that names the user is refreshed', async () => {
  queryClient.setQueryData(tokenInfoKey(client), { authenticated: true });
  server.answer(json(USER));
  await new MutationObserver(queryClient, updateCurrentUserMutation(client, queryClient)).mutate({
    name: 'Dana',
  });
  expect(server.requests.at(-1)).toMatchObject({
    method: 'PATCH',
    url: '/api/v1/users/current',
    body: '{"name":"Dana"}',
  });
  expect(queryClient.getQueryData(currentUserKey(client))).toEqual(USER);
  expect(queryClient.getQueryState(tokenInfoKey(client))?.isInvalidated).toBe(true);
});
