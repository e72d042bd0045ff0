import { expect, test } from 'vitest';
import { navigationErrorCode, navigationFailure } from './navigationFailure.ts';

test.each([
  ['net::ERR_CERT_DATE_INVALID', 'TLS_FAILED'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'TLS_FAILED'],
  ['net::ERR_TOO_MANY_REDIRECTS', 'TOO_MANY_REDIRECTS'],
  ['net::ERR_NAME_NOT_RESOLVED', 'NAME_NOT_RESOLVED'],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', 'CONNECTION_FAILED'],
  ['net::ERR_EMPTY_RESPONSE', 'CONNECTION_FAILED'],
  ['net::ERR_UNSAFE_PORT', 'ADDRESS_REFUSED'],
  ['net::ERR_TIMED_OUT', 'TIMED_OUT'],
  ['TypeError: undefined is not a function', 'SCAN_ERROR'],
])('%s is %s', (code, reason) => {
  expect(navigationFailure(`page.goto: ${code} at http://example.com/`, undefined)).toBe(reason);
});

test('where the proxy did not connect, its reason counts', () => {
  const message = 'page.goto: net::ERR_TUNNEL_CONNECTION_FAILED at https://example.com/';
  expect(navigationFailure(message, 'ADDRESS_REFUSED')).toBe('ADDRESS_REFUSED');
  expect(navigationFailure(message, 'NAME_NOT_RESOLVED')).toBe('NAME_NOT_RESOLVED');
  expect(navigationFailure('net::ERR_CERT_INVALID', 'ADDRESS_REFUSED')).toBe('TLS_FAILED');
});

test('the code alone is told, not the stack', () => {
  expect(navigationErrorCode('page.goto: net::ERR_ABORTED at x\nCall log:\n at y')).toBe('net::ERR_ABORTED');
});
