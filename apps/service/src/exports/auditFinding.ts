import { createHash } from 'node:crypto';
import type { SiteAuditIssue } from '@sitelens/api-client/contract';
import { siteAuditType } from '@sitelens/results/catalogue';
import type { ExportedFinding } from './exportedFinding.ts';

/** Columns that have a place of their own in a row. */
const PLACED = ['page_url', 'html'];

/** A row of the site audit; of what concerns several pages, the first one stands for all. */
export function auditFinding({ issueType, issueDetails, totalPages }: SiteAuditIssue): ExportedFinding {
  const info = siteAuditType(issueType);
  const details = Object.entries(issueDetails)
    .filter(([column]) => !PLACED.includes(column))
    .map(([column, value]) => `${column.replaceAll('_', ' ')}: ${Object.values(value).join(' ')}`);
  const shared = totalPages === undefined ? [] : [`pages: ${totalPages}`];
  return {
    kind: 'Site audit',
    ruleId: issueType,
    title: info?.title ?? issueType,
    severity: info?.severity ?? 'INFO',
    pageUrl: pageUrlOf(issueDetails),
    pageTitle: '',
    selector: '',
    html: String(issueDetails.html?.html ?? ''),
    screenSizes: [],
    tags: [],
    message: [info?.description ?? '', ...shared, ...details].filter((part) => part !== '').join(' | '),
    helpUrl: '',
    identity: identityOf(issueDetails),
  };
}

function pageUrlOf(details: SiteAuditIssue['issueDetails']): string {
  const first = details.page_url?.href ?? details.page_urls?.href0 ?? details.url?.href;
  return first === undefined ? '' : String(first);
}

function identityOf(details: SiteAuditIssue['issueDetails']): string {
  return createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16);
}
