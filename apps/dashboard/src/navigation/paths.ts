/** Addresses of the screens (specification, platform and results, section 2). */
export const paths = {
  dashboard: '/dashboard',
  project: (projectId: string) => `/dashboard/projects/${encodeURIComponent(projectId)}`,
  /** Leads on to the latest scan's. */
  latestAccessibility: (projectId: string) => `${paths.project(projectId)}/accessibility`,
  accessibility: (projectId: string, scanId: string) =>
    `${paths.project(projectId)}/scans/${encodeURIComponent(scanId)}/accessibility`,
  rule: (projectId: string, scanId: string, ruleId: string) =>
    `${paths.accessibility(projectId, scanId)}/${encodeURIComponent(ruleId)}`,
  page: (projectId: string, scanId: string, pageId: string, ruleId: string) =>
    `${paths.accessibility(projectId, scanId)}/pages/${encodeURIComponent(pageId)}/${encodeURIComponent(ruleId)}`,
} as const;
