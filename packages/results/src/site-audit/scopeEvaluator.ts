import type { Evaluator, SiteAuditIssueType } from '@sitelens/api-client/contract';
import {
  BROKEN_LINK_TYPES,
  DUPLICATE_META_DESCRIPTION_TYPES,
  DUPLICATE_TITLE_TYPES,
} from './siteAuditScopes.ts';

const PARTS: readonly { types: readonly SiteAuditIssueType[]; evaluator: Evaluator }[] = [
  { types: BROKEN_LINK_TYPES, evaluator: 'BROKEN_LINK_CHECKER' },
  { types: DUPLICATE_TITLE_TYPES, evaluator: 'DUPLICATE_TITLE' },
  { types: DUPLICATE_META_DESCRIPTION_TYPES, evaluator: 'DUPLICATE_META_DESCRIPTION' },
];

/** What a scan must have run for its having none of these types to mean anything; for all types, the site audit. */
export function scopeEvaluator(types: readonly SiteAuditIssueType[] | undefined): Evaluator {
  const part = PARTS.find((one) => types?.every((type) => one.types.includes(type)));
  return part?.evaluator ?? 'SITE_AUDIT';
}
