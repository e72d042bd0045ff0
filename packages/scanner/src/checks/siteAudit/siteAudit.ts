import { SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import type { SiteAuditArtifacts } from '../../gather/siteAuditArtifacts.ts';
import { runsAt } from '../evaluators.ts';
import { runCheck } from './check.ts';
import { duplicateContents } from './duplicateContents.ts';
import { isLocalhostReference } from './links/localhost.ts';
import type { PageAudit } from './record.ts';
import { SITE_AUDIT_CHECKS } from './siteAuditChecks.ts';

/** The site audit of one page, and what its other evaluators need: what is compared, and what is asked for. */
export function auditPage(artifacts: SiteAuditArtifacts): PageAudit {
  const { pageUrl, screenSize, rendered } = artifacts;
  const found = SITE_AUDIT_CHECKS.flatMap((check) => runCheck(check, artifacts));
  const place = new Map(SITE_AUDIT_ISSUE_TYPES.map((type, at) => [type, at]));
  const placeOf = (type: (typeof SITE_AUDIT_ISSUE_TYPES)[number]) => place.get(type) ?? 0;
  return {
    records: found.sort((a, b) => placeOf(a.issueType) - placeOf(b.issueType)),
    contents: duplicateContents(artifacts),
    references: runsAt('BROKEN_LINK_CHECKER', screenSize)
      ? rendered.references.filter((reference) => isToBeRequested(reference, pageUrl))
      : [],
  };
}

/** The page itself has just answered; nothing is ever asked for on the scanner's own machine by a page's word. */
function isToBeRequested(reference: PageAudit['references'][number], pageUrl: string): boolean {
  return !isLocalhostReference(reference, pageUrl) && reference.url !== withoutFragment(pageUrl);
}

function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
