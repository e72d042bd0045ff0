/** The organisation has as many projects as its plan allows. */
export class ProjectQuotaReachedError extends Error {
  override readonly name = 'ProjectQuotaReachedError';
  readonly maxProjects: number;

  constructor(maxProjects: number) {
    super(`The plan allows ${maxProjects} projects.`);
    this.maxProjects = maxProjects;
  }
}

/** No page is left of the plan's quota, with what the running scans may still use. */
export class PageQuotaReachedError extends Error {
  override readonly name = 'PageQuotaReachedError';
  /** Whether running scans hold pages that they may yet give back. */
  readonly isHeldByRunningScans: boolean;

  constructor(isHeldByRunningScans: boolean) {
    super("No page is left of the plan's quota.");
    this.isHeldByRunningScans = isHeldByRunningScans;
  }
}
