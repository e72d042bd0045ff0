import type { PageFailureReason } from '@sitelens/api-client/contract';

/** Why a fetch failed: what the proxy says about the host, else what the chain of causes shows. */
export function reasonOfFailure(
  error: unknown,
  url: string,
  refusalOf: (host: string, port: number) => PageFailureReason | undefined,
): PageFailureReason {
  const target = URL.parse(url);
  if (!target) return 'SCAN_ERROR';
  const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
  const refusal = refusalOf(target.hostname, port);
  if (refusal) return refusal;
  return isTlsFailure(error) ? 'TLS_FAILED' : 'CONNECTION_FAILED';
}

const TLS_CODE = /CERT|TLS|SSL|EPROTO|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/;

function isTlsFailure(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && TLS_CODE.test(cause.code)) return true;
  }
  return false;
}
