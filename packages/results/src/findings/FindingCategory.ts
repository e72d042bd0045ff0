import type { MobileFriendlyCategory } from '@sitelens/api-client/contract';

/** What a scan found under one id, a rule's or a mobile-friendliness issue's: what both lists tell of it. */
export type FindingCategory = Pick<
  MobileFriendlyCategory,
  'id' | 'totalIssues' | 'totalPages' | 'impact' | 'sinceLastScan'
>;
