import { ForbiddenError, ProblemError, RequestFailedError, RequestTimedOutError } from '@sitelens/api-client';
import { ProjectCreationFailedError } from '@sitelens/api-client/endpoints';
import { expect, test } from 'vitest';
import { projectRefusal } from './projectRefusal.ts';

const problem = (rest: object, type = 'about:blank') =>
  new ProblemError(422, { type, title: 'No.', status: 422, ...rest });
const fault = (key: string, values = {}) => ({ key, values });

test('what the service says of a field goes to the field', () => {
  const errors = [
    { field: 'startUrl', type: '/problems/local-host-url' },
    { field: 'name', type: '/problems/invalid-project-name' },
  ];
  expect(projectRefusal(problem({ errors }))).toEqual({
    fields: { startUrl: fault('local-host-url'), name: fault('invalid-project-name') },
  });
});

test.each([
  ['allowedDomains', 'allowedDomains'],
  ['allowedDomains.3', 'allowedDomains'],
  ['schedule.timeZone', 'timeZone'],
  ['schedule.timeOfDay', 'timeOfDay'],
  ['schedule.scheduleEvery', 'scheduleEvery'],
  ['schedule.scheduleMillis', 'scheduleUnit'],
  ['schedule', 'scheduleEvery'],
  ['maxPages', 'maxPages'],
])('%s of the wire is %s of the form, with a text though its key is not ours', (path, field) => {
  expect(projectRefusal(problem({ errors: [{ field: path, type: '/problems/very-new' }] }))).toEqual({
    fields: { [field]: fault('invalid-value') },
  });
});

test('a field that the form doesn’t have is said of the whole', () => {
  const errors = [{ field: '__proto__', type: '/problems/invalid-value' }];
  expect(projectRefusal(problem({ errors }, '/problems/invalid-request')).general?.key).toBe('unknown');
});

test('a key that belongs to a field goes there, even without a list of fields, with the problem’s properties', () => {
  expect(projectRefusal(problem({}, '/problems/invalid-url'))).toEqual({
    fields: { startUrl: fault('invalid-url') },
  });
  expect(projectRefusal(problem({ properties: { limit: 500 } }, '/problems/max-urls-reached'))).toEqual({
    fields: { maxPages: fault('max-urls-reached', { limit: 500 }) },
  });
});

test('anything else is said of the whole, with its values', () => {
  const quota = problem(
    { properties: { maxProjects: 3 } },
    'https://x.example/problems/project-quota-reached',
  );
  expect(projectRefusal(quota)).toEqual({
    fields: {},
    general: { ...fault('project-quota-reached', { maxProjects: 3 }), mayPass: false },
  });
});

test.each([
  ['invalid-quota', problem({}, '/problems/invalid-quota')],
  ['project-changed', problem({}, '/problems/project-changed?since=2')],
  ['subscription-inactive', problem({}, '/problems/subscription-inactive')],
  ['subscription-paused', problem({}, '/problems/subscription-paused')],
  ['trial-expired', problem({}, '/problems/trial-expired')],
  ['project-creation-failed', new ProjectCreationFailedError()],
  ['project-creation-failed', problem({}, '/problems/project-creation-failed')],
  ['forbidden', new ForbiddenError()],
  ['unknown', problem({}, '/problems/not-known-to-us')],
  ['unknown', problem({}, '/problems/constructor')],
  ['unknown', new TypeError('a mistake of ours')],
])('%s is said of the whole', (key, error) => {
  expect(projectRefusal(error).general).toMatchObject({ key, mayPass: false });
});

test('sends nobody to their connection whom the service has answered', () => {
  const error = new RequestFailedError('status 503', { status: 503 });
  expect(projectRefusal(error).general).toMatchObject({ key: 'unknown', mayPass: false });
});

test.each([new RequestFailedError('it broke'), new RequestTimedOutError(5_000)])(
  '%s may go better another time',
  (error) => {
    expect(projectRefusal(error).general).toMatchObject({ key: 'unknown', mayPass: true });
  },
);
