import type { PageFailureReason } from '@sitelens/api-client/contract';
import type { Finding } from '../pageResult.ts';
import { printable } from './printable.ts';
import { countByImpact, type ReportedPage, type ScanReport } from './scanReport.ts';
import { trustLines } from './trustLines.ts';

const MOST_RULES = 20;

const REASONS: Record<PageFailureReason, string> = {
  ADDRESS_REFUSED: 'its address is not public',
  NAME_NOT_RESOLVED: 'its name is not known',
  CONNECTION_FAILED: 'no connection could be made',
  TLS_FAILED: 'its certificate or TLS is bad',
  TIMED_OUT: 'it took too long',
  HTTP_ERROR: 'the server answered with an error',
  TOO_MANY_REDIRECTS: 'it redirects without end',
  TOO_LARGE: 'it is too large',
  DOWNLOAD: 'it is offered as a file',
  CRASHED: 'it crashes the browser',
  SCAN_ERROR: 'the scanner failed on it',
};

/** The result for people: what was found, and which pages could not be looked at. */
export function summarise({ startUrl, pages, siteAudit, linksChecked }: ScanReport): string {
  const scanned = pages.filter(({ outcome }) => outcome === 'SCANNED');
  return [
    `${printable(startUrl)}: ${scanned.length} of ${pages.length} pages scanned, ${linksChecked} links checked`,
    ...findingLines(
      'accessibility',
      scanned.map(({ findings = [] }) => findings),
    ),
    ...findingLines(
      'mobile-friendliness',
      scanned.map(({ mobileFindings = [] }) => mobileFindings),
    ),
    `${siteAudit.length} site-audit issues`,
    ...auditLines(siteAudit),
    ...failureLines(pages),
    ...trustLines(pages),
    '',
  ].join('\n');
}

/** @param byPage - The findings of each page. */
function findingLines(about: string, byPage: readonly (readonly Finding[])[]): string[] {
  const all = byPage.flat();
  const impacts = countByImpact(all).map(([impact, count]) => `${count} ${impact}`);
  return [`${all.length} ${about} issues: ${impacts.join(', ')}`, ...ruleLines(byPage)];
}

function ruleLines(byPage: readonly (readonly Finding[])[]): string[] {
  const rules = new Map<string, { impact: string; issues: number; pages: number }>();
  for (const findings of byPage) {
    for (const [ruleId, own = []] of Object.entries(Object.groupBy(findings, (finding) => finding.ruleId))) {
      const known = rules.get(ruleId) ?? { impact: own[0]?.impact ?? '', issues: 0, pages: 0 };
      rules.set(ruleId, { ...known, issues: known.issues + own.length, pages: known.pages + 1 });
    }
  }
  const sorted = [...rules].sort(([, a], [, b]) => b.issues - a.issues);
  const lines = sorted
    .slice(0, MOST_RULES)
    .map(([id, { impact, issues, pages }]) => countLine(issues, `${id} (${impact}), ${pages} pages`));
  return sorted.length > MOST_RULES ? [...lines, `  and ${sorted.length - MOST_RULES} more rules`] : lines;
}

/** In the report's order, which is the catalogue's: issues before warnings before information. */
function auditLines(siteAudit: ScanReport['siteAudit']): string[] {
  const counts = new Map<string, number>();
  for (const { issueType } of siteAudit) counts.set(issueType, (counts.get(issueType) ?? 0) + 1);
  return [...counts].map(([type, count]) => countLine(count, type));
}

function countLine(count: number, what: string): string {
  return `  ${String(count).padStart(6)}  ${what}`;
}

function failureLines(pages: readonly ReportedPage[]): string[] {
  return pages.flatMap(({ url, reason, httpStatus }) => {
    if (!reason) return [];
    return [`  failed: ${printable(url)}: ${failureOf(reason, httpStatus)}`];
  });
}

function failureOf(reason: PageFailureReason, httpStatus: number | undefined): string {
  return httpStatus === undefined ? REASONS[reason] : `${REASONS[reason]} (${httpStatus})`;
}

/** One line that says what became of the first page that did not merely lead to another one. */
export function whyNothingWasScanned({ pages }: ScanReport): string {
  const telling = pages.find(({ outcome }) => !isDiversion(outcome)) ?? pages[0];
  if (!telling) return 'The site has no page.';
  return `${printable(telling.url)}: ${outcomeOf(telling)}.`;
}

function isDiversion(outcome: ReportedPage['outcome']): boolean {
  return outcome === 'REDIRECTED' || outcome === 'CANONICALISED';
}

function outcomeOf({ outcome, reason, httpStatus, leadsTo = '', mediaType = '' }: ReportedPage): string {
  if (reason) return failureOf(reason, httpStatus);
  if (outcome === 'BLOCKED_BY_ROBOTS') return 'its robots.txt forbids it';
  if (outcome === 'NOT_HTML') return `it is no HTML page but ${printable(mediaType)}`;
  return isDiversion(outcome) ? `it leads to ${printable(leadsTo)}, off the site` : 'it was not reached';
}
