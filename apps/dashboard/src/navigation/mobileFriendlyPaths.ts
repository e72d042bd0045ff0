import { type ColumnValues, filterQuery } from './columnValues.ts';

/** Addresses of the mobile usability screens (specification, results, section 2). */
export interface MobileFriendlyPaths {
  /** Leads on to the latest scan's. */
  readonly latest: (projectId: string) => string;
  readonly categories: (projectId: string, scanId: string, filter?: ColumnValues) => string;
  readonly issue: (projectId: string, scanId: string, issueId: string, filter?: ColumnValues) => string;
  readonly page: (
    projectId: string,
    scanId: string,
    pageId: string,
    issueId: string,
    filter?: ColumnValues,
  ) => string;
}

/** @param project the address of a project's overview */
export function mobileFriendlyPathsUnder(project: (projectId: string) => string): MobileFriendlyPaths {
  const scan = (projectId: string, scanId: string) =>
    `${project(projectId)}/scans/${encodeURIComponent(scanId)}`;
  return {
    latest: (projectId) => `${project(projectId)}/mobile-friendly-test`,
    categories: (projectId, scanId, filter) =>
      `${scan(projectId, scanId)}/mobile-friendly-test${filterQuery(filter)}`,
    issue: (projectId, scanId, issueId, filter) =>
      `${scan(projectId, scanId)}/mobile-friendly-test/${encodeURIComponent(issueId)}${filterQuery(filter)}`,
    page: (projectId, scanId, pageId, issueId, filter) =>
      `${scan(projectId, scanId)}/mobile-friendly/pages/${encodeURIComponent(pageId)}/${encodeURIComponent(issueId)}${filterQuery(filter)}`,
  };
}
