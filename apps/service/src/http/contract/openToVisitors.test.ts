import { expect, it } from 'vitest';
import { OPEN_TO_VISITORS } from './openToVisitors.ts';
import { endpointsOf, readSpecification } from './specification.ts';

it('lists the calls that the contract opens to visitors, and no others', () => {
  const open = endpointsOf(readSpecification()).filter(({ needsSession }) => !needsSession);
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual(OPEN_TO_VISITORS.toSorted());
});

it.each([
  [undefined, true],
  [[{ session: [] }], true],
  [[], false],
  [[{}, { session: [] }], false],
])('an operation whose security is %j needs a session: %j', (security, needsSession) => {
  const operation = { operationId: 'getScan', responses: {}, ...(security && { security }) } as const;
  const [endpoint] = endpointsOf({ security: [{ session: [] }], paths: { '/a': { get: operation } } });
  expect(endpoint?.needsSession).toBe(needsSession);
});
