import { issueTypeInUrl } from '@sitelens/api-client/contract';
import { type AuditPart, auditSegments } from './auditParts.ts';

/** Addresses of the screens of one part of the site audit (specification, results, section 2). */
export interface AuditPaths {
  /** Leads on to the latest scan's. */
  readonly latest: (projectId: string) => string;
  readonly overview: (projectId: string, scanId: string) => string;
  /** Of a type by its name, or as it stands in an address. */
  readonly issues: (projectId: string, scanId: string, issueType: string) => string;
}

/** The same below a project, as patterns of the router. */
export function auditPatterns(part: AuditPart) {
  const segment = auditSegments[part];
  const overview = `scans/:scanId/${segment}`;
  // The parts' details lie elsewhere than their overviews.
  const issues = part === 'siteAudit' ? overview : `${segment}/:scanId`;
  return { latest: segment, overview, issues: `${issues}/issues/:issueType` };
}

/** @param project the address of a project's overview */
export function auditPathsUnder(
  project: (projectId: string) => string,
): Readonly<Record<AuditPart, AuditPaths>> {
  const pathsOf = (part: AuditPart): AuditPaths => {
    const patterns = auditPatterns(part);
    const at = (projectId: string, pattern: string, values: Readonly<Record<string, string>> = {}) =>
      `${project(projectId)}/${pattern.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))}`;
    return {
      latest: (projectId) => at(projectId, patterns.latest),
      overview: (projectId, scanId) => at(projectId, patterns.overview, { scanId }),
      issues: (projectId, scanId, issueType) =>
        at(projectId, patterns.issues, { scanId, issueType: issueTypeInUrl(issueType) }),
    };
  };
  return {
    siteAudit: pathsOf('siteAudit'),
    brokenLinks: pathsOf('brokenLinks'),
    duplicateTitles: pathsOf('duplicateTitles'),
    duplicateMetaDescriptions: pathsOf('duplicateMetaDescriptions'),
  };
}
