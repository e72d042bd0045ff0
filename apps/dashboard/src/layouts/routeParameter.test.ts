import { expect, test } from 'vitest';
import { requiredParameter } from './routeParameter.ts';

test('a parameter of the address is handed on as it is', () => {
  expect(requiredParameter({ projectId: 'a b/c', scanId: 's' }, 'projectId')).toBe('a b/c');
});

test.each([{}, { projectId: '' }, { projectId: undefined }, { projectid: 'p' }])(
  'without it, as in %j, the route is wrong, and says what should be set',
  (params) => {
    expect(() => requiredParameter(params, 'projectId')).toThrow(
      expect.objectContaining({
        name: 'WrongRouteError',
        message: 'Routed to wrong component: projectId should be set',
      }),
    );
  },
);
