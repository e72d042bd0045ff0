import type { Project, Scan } from '../contract/types.ts';

export const PROJECT_ID = '0192f3a4-6b1c-7d2e-8f30-000000000001';
export const SCAN_ID = '0192f3a4-6b1c-7d2e-8f30-000000000002';
export const PAGE_ID = '0192f3a4-6b1c-7d2e-8f30-000000000003';

/** A finished scan as it is on the wire. */
export function wireScan(fields: Partial<Scan> = {}): Scan {
  return {
    scanId: SCAN_ID,
    projectId: PROJECT_ID,
    startedAt: '2026-11-20T09:00:00Z',
    endedAt: '2026-11-20T09:03:00Z',
    status: 'COMPLETED',
    startUrl: 'https://www.example.com/',
    totalPagesScanned: 3,
    totalPagesFound: 3,
    accessibilityIssues: 5,
    screenSizes: [{ screenSize: 'desktop', evaluators: ['ACCESSIBILITY'] }],
    progress: { phase: 'FINISHED', pagesFound: 3, pagesScanned: 3 },
    ...fields,
  };
}

/** A running scan as it is on the wire. */
export function runningWireScan(pagesScanned: number): Scan {
  const { endedAt: _endedAt, ...scan } = wireScan();
  return {
    ...scan,
    status: 'RUNNING',
    totalPagesScanned: pagesScanned,
    progress: { phase: 'SCANNING_PAGES', pagesFound: 3, pagesScanned },
  };
}

/** A project as it is on the wire. */
export function wireProject(fields: Partial<Project> = {}): Project {
  return {
    id: PROJECT_ID,
    name: 'Example shop',
    startUrl: 'https://www.example.com/',
    allowedDomains: ['*.www.example.com'],
    maxPages: 100,
    maxSimultaneousPages: 3,
    thumbnails: {},
    scans: [wireScan()],
    createdAt: '2026-11-20T09:00:00Z',
    deleted: false,
    revision: 1,
    isPublic: false,
    isMember: true,
    ...fields,
  };
}
