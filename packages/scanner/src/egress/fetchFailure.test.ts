import { expect, it } from 'vitest';
import { failureOf } from './fetchFailure.ts';

const unrefused = () => undefined;
const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });
const named = (name: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(), { name }) });

it.each([
  [failed('CERT_HAS_EXPIRED'), { reason: 'TLS_FAILED', fault: 'CERTIFICATE_EXPIRED' }],
  [failed('ERR_TLS_CERT_ALTNAME_INVALID'), { reason: 'TLS_FAILED', fault: 'CERTIFICATE_OF_ANOTHER_NAME' }],
  [failed('DEPTH_ZERO_SELF_SIGNED_CERT'), { reason: 'TLS_FAILED' }],
  [failed('UND_ERR_SOCKET'), { reason: 'CONNECTION_FAILED' }],
  [named('HTTPParserError'), { reason: 'CONNECTION_FAILED', fault: 'NOT_HTTP' }],
])('reads the chain of causes: %j', (error, failure) => {
  expect(failureOf(error, 'https://www.example.com/', unrefused)).toEqual(failure);
});

it('believes the proxy before the causes, at the port of the scheme', () => {
  const refusalOf = (host: string, port: number) =>
    host === 'www.example.com' && port === 443
      ? ({ reason: 'NAME_NOT_RESOLVED', fault: 'NO_SUCH_NAME' } as const)
      : undefined;
  expect(failureOf(failed('CERT_HAS_EXPIRED'), 'https://www.example.com/', refusalOf)).toEqual({
    reason: 'NAME_NOT_RESOLVED',
    fault: 'NO_SUCH_NAME',
  });
});
