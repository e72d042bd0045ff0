import type { Project, Redaction, Scan } from '@sitelens/api-client/contract';
import type { ReadAccess } from './access.ts';

/**
 * A spread of `redaction`, absent where everything is read.
 *
 * @param redactedCount rows of the whole list, before any filter, that are withheld; below 0 counts as none,
 * since a scan that runs goes on between two looks at it
 */
export function redactionOf(access: ReadAccess, redactedCount: number): { readonly redaction?: Redaction } {
  if (access.kind === 'whole') return {};
  return { redaction: { reason: access.reason, redactedCount: Math.max(0, redactedCount) } };
}

/** A scan without the address of the page that it is at. */
export function redactedScan(access: ReadAccess, scan: Scan): Scan {
  if (access.kind === 'whole') return scan;
  const { currentUrl: _, ...progress } = scan.progress;
  return { ...scan, progress };
}

/** A project with what is withheld of its scans; its hosts and times of scans are its members' affair. */
export function redactedProject(access: ReadAccess, project: Project, isMember: boolean): Project {
  const { schedule, nextScanAt, allowedDomains, ...rest } = project;
  return {
    ...rest,
    isMember,
    scans: project.scans.map((scan) => redactedScan(access, scan)),
    allowedDomains: isMember ? allowedDomains : [],
    ...(isMember && schedule !== undefined && { schedule }),
    ...(isMember && nextScanAt !== undefined && { nextScanAt }),
  };
}
