import { ProblemError, RequestFailedError } from '@sitelens/api-client';
import { ProjectCreationFailedError } from '@sitelens/api-client/endpoints';
import { expect, test } from 'vitest';
import { projectRefusal } from './projectRefusal.ts';

const problem = (rest: object, type = 'about:blank') =>
  new ProblemError(422, { type, title: 'No.', status: 422, ...rest });

test('what the service says of a field goes to the field', () => {
  const errors = [
    { field: 'startUrl', type: '/problems/local-host-url' },
    { field: 'name', type: '/problems/invalid-project-name' },
  ];
  expect(projectRefusal(problem({ errors }))).toEqual({
    fields: { startUrl: 'local-host-url', name: 'invalid-project-name' },
  });
});

test('a key that belongs to a field goes there, even without a list of fields', () => {
  expect(projectRefusal(problem({}, '/problems/invalid-url'))).toEqual({
    fields: { startUrl: 'invalid-url' },
  });
});

test('anything else is said of the whole, with its values', () => {
  const quota = problem(
    { properties: { maxProjects: 3 } },
    'https://x.example/problems/project-quota-reached',
  );
  expect(projectRefusal(quota)).toEqual({
    fields: {},
    general: { key: 'project-quota-reached', values: { maxProjects: 3 } },
  });
  expect(projectRefusal(new ProjectCreationFailedError()).general?.key).toBe('project-creation-failed');
  expect(projectRefusal(new RequestFailedError('it broke')).general?.key).toBe('unknown');
  expect(projectRefusal(problem({}, '/problems/not-known-to-us')).general?.key).toBe('unknown');
});
