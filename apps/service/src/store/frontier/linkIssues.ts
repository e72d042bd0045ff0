import { type LinkResult, linkIssues, type ReferenceKind, type SiteAuditRecord } from '@sitelens/scanner';

/** What refers to an address: a page, once a kind. */
export interface ReferringPage {
  readonly pageUrl: string;
  readonly kind: ReferenceKind;
}

/** What the result of an address means for the pages that wait for it; that nothing was learnt, once a page. */
export function issuesOfWaiting(
  result: LinkResult,
  url: string,
  waiting: readonly ReferringPage[],
): readonly SiteAuditRecord[] {
  const referring = result.outcome === 'REQUEST_FAILED' ? oncePerPage(waiting) : waiting;
  const issues = referring.flatMap(({ kind, pageUrl }) => linkIssues(result, { kind, url }, pageUrl));
  return isOncePerAddress(result) ? issues.slice(0, 1) : issues;
}

/**
 * What it means for a page that has ended since.
 *
 * @param before - The address, with all kinds that other pages refer to it as; its result null where all is
 * well or nothing is known.
 */
export function lateIssues(
  before: { readonly result: LinkResult | null; readonly kinds: readonly ReferenceKind[] },
  { url, kinds }: { readonly url: string; readonly kinds: readonly ReferenceKind[] },
  pageUrl: string,
): readonly SiteAuditRecord[] {
  const { result } = before;
  if (result === null) return [];
  const referringAs = (all: readonly ReferenceKind[]) => all.map((kind) => ({ kind, pageUrl }));
  if (isOncePerAddress(result) && issuesOfWaiting(result, url, referringAs(before.kinds)).length > 0)
    return [];
  return issuesOfWaiting(result, url, referringAs(kinds));
}

/** Such an issue names no page. */
function isOncePerAddress({ outcome }: LinkResult): boolean {
  return outcome === 'BLOCKED_BY_ROBOTS';
}

/** The issue says nothing of what the page refers to the address as. */
function oncePerPage(waiting: readonly ReferringPage[]): readonly ReferringPage[] {
  return [...new Map(waiting.map((one) => [one.pageUrl, one])).values()];
}
