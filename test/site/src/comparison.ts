import type { SiteAuditIssue, SiteAuditValue } from '@sitelens/api-client/contract';
import { mobileDefects } from './mobileDefects.ts';
import type { PlantedSiteAuditIssue, PlantedValue } from './plantedSiteAuditIssue.ts';
import { siteAuditIssues } from './siteAuditIssues.ts';

export { nameElements } from './nameElements.ts';

/** What was planted and what was found, where that is not the same; a line each, sorted. Empty when all is well. */
export interface Difference {
  /** Planted, and not found, or not as often. */
  readonly missing: readonly string[];
  /** Found, and not planted, or more often. */
  readonly unexpected: readonly string[];
}

/** A finding of mobile-friendliness. */
export interface FoundMobileIssue {
  /** Of the page within the site. */
  readonly path: string;
  readonly ruleId: string;
  /** As `nameElements` names it. */
  readonly element: string;
}

/** Compares all findings of mobile-friendliness of a whole scan with {@link mobileDefects}. */
export function compareMobile(found: readonly FoundMobileIssue[]): Difference {
  return difference(
    mobileDefects.map(({ path, issue, selector }) => `${path} ${issue} ${selector}`),
    found.map(({ path, ruleId, element }) => `${path} ${ruleId} ${element}`),
  );
}

/**
 * Compares all site-audit issues of a whole scan with {@link siteAuditIssues}.
 *
 * @param siteUrl - Where the site ran, without a slash at the end.
 */
export function compareSiteAudit(
  found: readonly Pick<SiteAuditIssue, 'issueType' | 'issueDetails'>[],
  siteUrl: string,
): Difference {
  const planted = siteAuditIssues.map(({ type, details }: PlantedSiteAuditIssue) => line(type, details));
  return difference(
    planted,
    found.map(({ issueType, issueDetails }) => line(issueType, plainValues(issueDetails, siteUrl))),
  );
}

function plainValues(
  details: Readonly<Record<string, SiteAuditValue>>,
  siteUrl: string,
): Record<string, PlantedValue> {
  const columns = Object.entries(details).map(([column, cell]) => [column, plainValue(cell, siteUrl)]);
  return Object.fromEntries(columns);
}

function plainValue(cell: SiteAuditValue, siteUrl: string): PlantedValue {
  const [first, ...more] = Object.values(cell).map((value) =>
    typeof value === 'string' && value.startsWith(`${siteUrl}/`) ? value.slice(siteUrl.length) : value,
  );
  if (first === undefined) return null;
  return more.length > 0 ? [first, ...more].map(String) : first;
}

/** Which page of a group ended first is a matter of luck. */
function line(type: string, details: Readonly<Record<string, PlantedValue>>): string {
  const columns = Object.entries(details).map(([column, value]) => {
    const isGroup = column === 'page_urls' && typeof value === 'object' && value !== null;
    return `${column}=${JSON.stringify(isGroup ? value.toSorted() : value)}`;
  });
  return [type, ...columns.sort()].join(' ');
}

function difference(planted: readonly string[], found: readonly string[]): Difference {
  return { missing: without(planted, found), unexpected: without(found, planted) };
}

/** The lines that the others don't have, each as often as it is more often. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines
    .filter((one) => {
      const at = left.indexOf(one);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .sort();
}
