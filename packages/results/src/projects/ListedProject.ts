import type { Project, Scan } from '@sitelens/api-client/contract';

/** What the list needs to know of a project, with its times as dates. */
export interface ListedProject extends Pick<Project, 'id' | 'name' | 'startUrl' | 'thumbnails'> {
  readonly createdAtDate: Date;
  /** Newest first. */
  readonly scans: readonly ListedScan[];
}

/** What the list needs to know of a scan; it runs while `endedAt` is absent. */
export interface ListedScan extends Pick<Scan, 'status' | 'accessibilityIssues'> {
  readonly startedAt: Date;
  readonly endedAt?: Date;
}
