import type { SiteAuditValue } from '@sitelens/api-client/contract';

/** Of several values in one cell: more say nothing new. */
const MOST_LISTED = 20;

/** Several values of a kind, numbered from 0: `html0`, `html1`, …; the first 20 of them. */
export function numbered(kind: 'href' | 'html' | 'text', values: readonly string[]): SiteAuditValue {
  return Object.fromEntries(values.slice(0, MOST_LISTED).map((value, at) => [`${kind}${at}`, value]));
}
