import type { Redaction } from '@sitelens/api-client/contract';

/**
 * The count that a list comes with, unless it is none where some are withheld: a rule that is withheld answers as one
 * that did not fail, so that nothing is known of how often it does.
 */
export function knownTotal(total: number, redaction: Redaction | undefined): number | undefined {
  return total === 0 && redaction !== undefined && redaction.redactedCount > 0 ? undefined : total;
}
