import type { Evaluator } from '@sitelens/api-client/contract';

/** Where a scan's results of each kind are, below the scan (specification, results, section 2). */
const SEGMENTS: Readonly<Record<Evaluator, string>> = {
  ACCESSIBILITY: 'accessibility',
  MOBILE_FRIENDLY: 'mobile-friendly-test',
  SITE_AUDIT: 'site-audit',
  BROKEN_LINK_CHECKER: 'broken-links',
  DUPLICATE_TITLE: 'duplicate-titles',
  DUPLICATE_META_DESCRIPTION: 'duplicate-meta-descriptions',
  SCREENSHOT: 'accessibility',
  THUMBNAIL: 'accessibility',
};

/** These have screens of their own on the public site alone; members have them in the site audit. */
const PUBLIC_ALONE: readonly Evaluator[] = [
  'BROKEN_LINK_CHECKER',
  'DUPLICATE_TITLE',
  'DUPLICATE_META_DESCRIPTION',
];

export interface ResultsReference {
  readonly projectId: string;
  readonly scanId: string;
  readonly isForMember: boolean;
  /** Which results somebody asked for; those of accessibility unless told otherwise. */
  readonly evaluator?: Evaluator;
}

export function projectUrl(publicOrigin: string, { projectId, isForMember }: ResultsReference): string {
  return `${publicOrigin}${isForMember ? '/dashboard' : ''}/projects/${projectId}`;
}

export function resultsUrl(publicOrigin: string, reference: ResultsReference): string {
  const { scanId, isForMember, evaluator = 'ACCESSIBILITY' } = reference;
  const segment = SEGMENTS[isForMember && PUBLIC_ALONE.includes(evaluator) ? 'SITE_AUDIT' : evaluator];
  return `${projectUrl(publicOrigin, reference)}/scans/${scanId}/${segment}`;
}
