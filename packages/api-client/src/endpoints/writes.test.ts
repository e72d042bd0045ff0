import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type SitelensClient } from '../http/client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import { ProblemError } from '../http/problemError.ts';
import { RequestFailedError } from '../http/requestFailedError.ts';
import { createProject, createProjectMutation } from './createProject.ts';
import { deleteProject, deleteProjectMutation } from './deleteProject.ts';
import { parseProject } from './parsedProject.ts';
import { projectQuery } from './project.ts';
import { ProjectCreationFailedError } from './projectCreationFailedError.ts';
import { projectKey, projectsKey, resultsKey, scanKey, scansKey } from './queryKeys.ts';
import { startScan, startScanMutation } from './startScan.ts';
import { updateProject, updateProjectMutation } from './updateProject.ts';
import { PROJECT_ID, runningWireScan, SCAN_ID, wireProject } from './wireSamples.testing.ts';

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

const reference = { projectId: PROJECT_ID };
const scanReference = { projectId: PROJECT_ID, scanId: SCAN_ID };
const other = { projectId: 'other' };
const newProject = { name: 'Example shop', startUrl: 'https://www.example.com/' };

const isStale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

function fillCache() {
  for (const queryKey of [
    projectsKey(client),
    projectKey(client, reference),
    scansKey(client, reference),
    resultsKey(client, scanReference),
    projectKey(client, other),
  ]) {
    queryClient.setQueryData(queryKey, {});
  }
}

describe('createProject', () => {
  test('posts the project and gives the new one', async () => {
    server.answer(json(wireProject(), 201));
    expect(await createProject(client, newProject)).toMatchObject({
      id: PROJECT_ID,
      createdAtDate: expect.any(Date),
    });
    expect(server.requests).toMatchObject([
      { method: 'POST', url: '/api/v1/projects', body: JSON.stringify(newProject) },
    ]);
  });

  test.each([
    ['no id', {}, 201],
    ['an empty id', { id: '' }, 201],
    ['null', null, 201],
    ['no content', undefined, 204],
  ])('whose success carries %s has failed', async (_what, answer, status) => {
    server.answer((_request, response) => response.writeHead(status).end(JSON.stringify(answer)));
    const error = await createProject(client, newProject).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProjectCreationFailedError);
    expect(error).toMatchObject({ key: 'project-creation-failed' });
  });

  test('whose answer has an id but cannot be read is a failed request', async () => {
    server.answer(json({ id: PROJECT_ID }, 201));
    await expect(createProject(client, newProject)).rejects.toBeInstanceOf(RequestFailedError);
  });

  test('hands back what was refused, field by field', async () => {
    const errors = [{ field: 'startUrl', type: '/problems/local-host-url' }];
    server.answer(json({ type: '/problems/invalid', title: 'No.', status: 400, errors }, 400));
    const error = await createProject(client, newProject).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ problem: { errors } });
  });

  test('as a mutation fills the cache and refreshes the list', async () => {
    fillCache();
    server.answer(json(wireProject(), 201));
    await new MutationObserver(queryClient, createProjectMutation(client, queryClient)).mutate(newProject);
    expect(queryClient.getQueryData(projectKey(client, reference))).toMatchObject({ id: PROJECT_ID });
    expect(isStale(projectsKey(client))).toBe(true);
    expect(isStale(projectKey(client, other))).toBe(false);
  });
});

describe('updateProject', () => {
  test('puts the settings and refreshes all that shows the project, and no other', async () => {
    fillCache();
    server.answer(json(wireProject({ name: 'Renamed' })));
    const settings = { ...newProject, name: 'Renamed' };
    await new MutationObserver(queryClient, updateProjectMutation(client, queryClient)).mutate({
      projectId: PROJECT_ID,
      settings,
    });
    expect(server.requests).toMatchObject([
      { method: 'PUT', url: `/api/v1/projects/${PROJECT_ID}`, body: JSON.stringify(settings) },
    ]);
    expect(queryClient.getQueryData(projectKey(client, reference))).toMatchObject({ name: 'Renamed' });
    expect(isStale(projectKey(client, reference))).toBe(true);
    expect(isStale(projectsKey(client))).toBe(true);
    expect(isStale(projectKey(client, other))).toBe(false);
  });

  test('that is refused leaves the cache as it was', async () => {
    queryClient.setQueryData(projectKey(client, reference), parseProject(wireProject()));
    server.answer(json({ type: '/problems/invalid-quota', title: 'No.', status: 400 }, 400));
    const mutation = new MutationObserver(queryClient, updateProjectMutation(client, queryClient));
    await expect(mutation.mutate({ projectId: PROJECT_ID, settings: newProject })).rejects.toMatchObject({
      key: 'invalid-quota',
    });
    expect(isStale(projectKey(client, reference))).toBe(false);
    await expect(
      updateProject(client, { projectId: PROJECT_ID, settings: newProject }),
    ).rejects.toBeInstanceOf(ProblemError);
  });
});

describe('deleteProject', () => {
  test('sends the id in path and body, and takes no content for success', async () => {
    server.answer((_request, response) => response.writeHead(204).end());
    expect(await deleteProject(client, reference)).toBeUndefined();
    expect(server.requests).toMatchObject([
      { method: 'DELETE', url: `/api/v1/projects/${PROJECT_ID}`, body: JSON.stringify(reference) },
    ]);
  });

  test('as a mutation takes the project out of the cache and refreshes the list', async () => {
    fillCache();
    server.answer((_request, response) => response.writeHead(204).end());
    await new MutationObserver(queryClient, deleteProjectMutation(client, queryClient)).mutate(reference);
    expect(queryClient.getQueriesData({ queryKey: projectKey(client, reference) })).toEqual([]);
    expect(isStale(projectsKey(client))).toBe(true);
    expect(queryClient.getQueryData(projectKey(client, other))).toEqual({});
  });
});

describe('a project that is deleted while a screen shows it', () => {
  test('is not asked for again, and what was being asked is given up', async () => {
    let gaveUp: () => void = () => undefined;
    const givenUp = new Promise<void>((resolve) => {
      gaveUp = resolve;
    });
    server.answer((request, response) => {
      if (request.method === 'DELETE') response.writeHead(204).end();
      else response.on('close', gaveUp);
    });
    queryClient.setQueryData(projectKey(client, reference), parseProject(wireProject()));
    const stop = new QueryObserver(queryClient, projectQuery(client, reference)).subscribe(() => undefined);
    await server.received();
    await new MutationObserver(queryClient, deleteProjectMutation(client, queryClient)).mutate(reference);
    await givenUp;
    expect(queryClient.isFetching({ queryKey: projectKey(client, reference) })).toBe(0);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
    expect(isStale(projectKey(client, reference))).toBe(true);
    stop();
  });
});

describe('startScan', () => {
  test('names the project in path and body, and gives the scan', async () => {
    server.answer(json(runningWireScan(0), 201));
    expect(await startScan(client, reference)).toMatchObject({
      scanId: SCAN_ID,
      startedAt: expect.any(Date),
    });
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: `/api/v1/projects/${PROJECT_ID}/scans`,
        body: JSON.stringify(reference),
      },
    ]);
  });

  test('while one runs is refused with its key', async () => {
    server.answer(json({ type: '/problems/scan-already-running', title: 'No.', status: 409 }, 409));
    await expect(startScan(client, reference)).rejects.toMatchObject({
      status: 409,
      key: 'scan-already-running',
    });
  });

  test('as a mutation fills the cache and refreshes project, scans and list', async () => {
    fillCache();
    server.answer(json(runningWireScan(0), 201));
    await new MutationObserver(queryClient, startScanMutation(client, queryClient)).mutate(reference);
    expect(queryClient.getQueryData(scanKey(client, scanReference))).toMatchObject({ scanId: SCAN_ID });
    expect(isStale(projectKey(client, reference))).toBe(true);
    expect(isStale(scansKey(client, reference))).toBe(true);
    expect(isStale(projectsKey(client))).toBe(true);
    expect(isStale(projectKey(client, other))).toBe(false);
  });
});
