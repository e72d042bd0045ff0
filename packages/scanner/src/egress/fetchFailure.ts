import type { PageFailureReason } from '@sitelens/api-client/contract';
import type { EgressFault, Refusal } from './refusals.ts';

/** Why a fetch failed. */
export interface FetchFailure {
  readonly reason: PageFailureReason;
  /** What is known beyond the reason. */
  readonly fault?: EgressFault | 'NOT_HTTP' | 'CERTIFICATE_EXPIRED' | 'CERTIFICATE_OF_ANOTHER_NAME';
}

export type RefusalOf = (host: string, port: number) => Pick<Refusal, 'reason' | 'fault'> | undefined;

/** Why a fetch failed: what the proxy says about the host, else what the chain of causes shows. */
export function failureOf(error: unknown, url: string, refusalOf: RefusalOf): FetchFailure {
  const target = URL.parse(url);
  if (!target) return { reason: 'SCAN_ERROR' };
  const port = Number(target.port) || (target.protocol === 'https:' ? 443 : 80);
  const refusal = refusalOf(target.hostname, port);
  if (refusal) return refusal;
  const causes = causesOf(error);
  const codes = causes.flatMap((cause) => ('code' in cause ? String(cause.code) : []));
  if (!codes.some((code) => TLS_CODE.test(code))) {
    const isHttp = !causes.some(({ name }) => name === 'HTTPParserError');
    return { reason: 'CONNECTION_FAILED', ...(isHttp ? {} : { fault: 'NOT_HTTP' }) };
  }
  const fault = codes.map((code) => CERTIFICATE_FAULTS[code]).find((known) => known !== undefined);
  return { reason: 'TLS_FAILED', ...(fault === undefined ? {} : { fault }) };
}

const TLS_CODE = /CERT|TLS|SSL|EPROTO|SIGNATURE|ISSUER|HOSTNAME_MISMATCH/;

const CERTIFICATE_FAULTS: Readonly<Record<string, NonNullable<FetchFailure['fault']>>> = {
  CERT_HAS_EXPIRED: 'CERTIFICATE_EXPIRED',
  ERR_TLS_CERT_ALTNAME_INVALID: 'CERTIFICATE_OF_ANOTHER_NAME',
};

function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
