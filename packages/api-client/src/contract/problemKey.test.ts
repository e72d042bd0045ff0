import { expect, test } from 'vitest';
import { problemKey } from './problemKey.ts';

test.each([
  ['/problems/invalid-url', 'invalid-url'],
  ['https://sitelens.example/problems/local-host-url', 'local-host-url'],
  ['/problems/invalid-url/', 'invalid-url'],
  ['/problems/invalid-url?a=/b#c', 'invalid-url'],
  ['project-quota-reached', 'project-quota-reached'],
  ['about:blank', 'unknown'],
  ['/', 'unknown'],
  ['', 'unknown'],
])('the key of %j is %j', (type, key) => {
  expect(problemKey(type)).toBe(key);
});
