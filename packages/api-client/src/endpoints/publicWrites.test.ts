import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type SitelensClient } from '../http/client.ts';
import { ForbiddenError } from '../http/forbiddenError.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import { createPublicProject, createPublicProjectMutation } from './createPublicProject.ts';
import { ProjectCreationFailedError } from './projectCreationFailedError.ts';
import { projectKey } from './queryKeys.ts';
import { sendFeedback } from './sendFeedback.ts';
import { PROJECT_ID, wireProject } from './wireSamples.testing.ts';

let server: MisbehavingServer;
let client: SitelensClient;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = createClient({ baseUrl: server.baseUrl });
});
afterAll(() => server.close());

const page = { startUrl: 'https://www.example.com/' };

test('a page to scan is posted, and its project is known from then on', async () => {
  server.answer(json(wireProject(), 201));
  const queryClient = new QueryClient();
  await new MutationObserver(queryClient, createPublicProjectMutation(client, queryClient)).mutate(page);
  expect(server.requests).toMatchObject([
    { method: 'POST', url: '/api/v1/public-projects', body: JSON.stringify(page) },
  ]);
  expect(queryClient.getQueryData(projectKey(client, { projectId: PROJECT_ID }))).toMatchObject({
    createdAtDate: expect.any(Date),
  });
});

test('a project without an id was not made', async () => {
  server.answer(json({}, 201));
  await expect(createPublicProject(client, page)).rejects.toBeInstanceOf(ProjectCreationFailedError);
});

test('what the service refuses is handed on', async () => {
  server.answer(
    json(
      { type: '/problems/too-many-scans', title: 'No.', status: 429, properties: { retryAfter: 30 } },
      429,
    ),
  );
  await expect(createPublicProject(client, page)).rejects.toMatchObject({
    key: 'too-many-scans',
    problem: { properties: { retryAfter: 30 } },
  });
  server.answer(json({ type: '/problems/public-scans-off', title: 'No.', status: 403 }, 403));
  await expect(createPublicProject(client, page)).rejects.toBeInstanceOf(ForbiddenError);
});

test('feedback is posted, and nothing comes back', async () => {
  server.answer((_request, response) => response.writeHead(204).end());
  const feedback = { subject: 'Thanks', body: 'It works.', fromEmail: 'dana@example.com' };
  expect(await sendFeedback(client, feedback)).toBeUndefined();
  expect(server.requests).toMatchObject([
    { method: 'POST', url: '/api/v1/notify', body: JSON.stringify(feedback) },
  ]);
});
