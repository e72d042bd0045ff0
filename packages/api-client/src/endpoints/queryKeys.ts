import type { SitelensClient } from '../http/client.ts';

/** Which page of a list is asked for: zero-based, and 10, 25 or 50 rows. */
export interface Paging {
  readonly page?: number;
  readonly size?: 10 | 25 | 50;
}

/** In which order a list is asked for; without, in its own. */
export interface Ordering<Column extends string> {
  readonly order?: 'asc' | 'desc';
  readonly orderBy?: Column;
}

/** Which project, by its id. */
export interface ProjectReference {
  readonly projectId: string;
}

/** Which scan of a project. */
export interface ScanReference extends ProjectReference {
  readonly scanId: string;
}

/** Which page of a scan; its id is that scan's own. */
export interface PageReference extends ScanReference {
  readonly pageId: string;
}

/**
 * The key of everything that one service says, and, below it, of a project and of all that hangs on
 * it. Invalidating a key refreshes whatever lies below: `projectKey` its scans and their results.
 */
export const serviceKey = (client: SitelensClient) => ['sitelens', client.baseUrl] as const;

export const tokenInfoKey = (client: SitelensClient) => [...serviceKey(client), 'tokenInfo'] as const;

export const currentUserKey = (client: SitelensClient) => [...serviceKey(client), 'currentUser'] as const;

/** Whether the signed-in user's address has been verified. */
export const emailVerificationKey = (client: SitelensClient) =>
  [...serviceKey(client), 'emailVerification'] as const;

export const currentSubscriptionKey = (client: SitelensClient) =>
  [...serviceKey(client), 'currentSubscription'] as const;

/** What the installation offers. */
export const installationKey = (client: SitelensClient) => [...serviceKey(client), 'installation'] as const;

export const projectsKey = (client: SitelensClient) => [...serviceKey(client), 'projects'] as const;

export const projectKey = (client: SitelensClient, { projectId }: ProjectReference) =>
  [...serviceKey(client), 'project', projectId] as const;

export const scansKey = (client: SitelensClient, project: ProjectReference) =>
  [...projectKey(client, project), 'scans'] as const;

/** Whether the signed-in user hears of the project's scans. */
export const scanEmailsKey = (client: SitelensClient, project: ProjectReference) =>
  [...projectKey(client, project), 'scanEmails'] as const;

export const scanKey = (client: SitelensClient, scan: ScanReference) =>
  [...projectKey(client, scan), 'scan', scan.scanId] as const;

/** The key of all that a scan has found; the scan itself lies above it. */
export const resultsKey = (client: SitelensClient, scan: ScanReference) =>
  [...scanKey(client, scan), 'results'] as const;

/** The key of what is counted over all scans of a project, the running one too. */
export const statisticsKey = (client: SitelensClient, project: ProjectReference) =>
  [...projectKey(client, project), 'statistics'] as const;

/** The key of what stays as it was read until somebody asks for newer: it does not lie below the scan's. */
export const snapshotsKey = (client: SitelensClient, { projectId, scanId }: ScanReference) =>
  [...serviceKey(client), 'snapshots', projectId, scanId] as const;
