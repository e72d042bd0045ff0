import {
  type Page,
  type Project,
  SCREEN_SIZE_NAMES,
  type Scan,
  type ScanScreenSize,
} from '@sitelens/api-client/contract';
import { upcomingScanAt } from './plannedScan.ts';
import type { pages, projects, scans } from './schema.ts';

type ScanRow = typeof scans.$inferSelect;
type ProjectRow = typeof projects.$inferSelect;
export type PageRow = Omit<typeof pages.$inferSelect, 'links' | 'keyHash' | 'variantOfHash'>;

/** What scans evaluated that are older than the record of it. */
const FIRST_EVALUATORS: readonly ScanScreenSize[] = SCREEN_SIZE_NAMES.map((screenSize) => ({
  screenSize,
  evaluators: ['ACCESSIBILITY', 'SCREENSHOT', 'THUMBNAIL'],
}));

export function toScan(row: ScanRow): Scan {
  return {
    scanId: row.id,
    projectId: row.projectId,
    startedAt: row.startedAt.toISOString(),
    ...(row.endedAt !== null && { endedAt: row.endedAt.toISOString() }),
    status: row.status,
    startUrl: row.startUrl,
    totalPagesScanned: row.pagesScanned,
    totalPagesFound: row.pagesFound,
    accessibilityIssues: row.accessibilityIssues,
    screenSizes: row.screenSizes ?? FIRST_EVALUATORS,
    progress: {
      phase: row.phase,
      pagesFound: row.pagesFound,
      pagesScanned: row.pagesEnded,
      ...(row.currentUrl !== null && { currentUrl: row.currentUrl }),
      ...(row.screenSizes !== null && { linksFound: row.linksFound, linksChecked: row.linksChecked }),
    },
    ...(row.failure !== null && { failure: row.failure }),
  };
}

/**
 * A project as its members see it.
 *
 * @param scanRows newest first
 */
export function toProject(row: ProjectRow, scanRows: readonly ScanRow[], now = new Date()): Project {
  const nextScanAt = upcomingScanAt(row, now);
  return {
    id: row.id,
    name: row.name,
    startUrl: row.startUrl,
    allowedDomains: row.allowedDomains,
    maxPages: row.maxPages,
    maxSimultaneousPages: row.maxSimultaneousPages,
    ...(row.schedule !== null && { schedule: row.schedule }),
    ...(nextScanAt !== undefined && { nextScanAt: nextScanAt.toISOString() }),
    thumbnails: row.thumbnails ?? {},
    scans: scanRows.map(toScan),
    createdAt: row.createdAt.toISOString(),
    deleted: row.deleted,
    revision: row.revision,
    isPublic: row.isPublic,
    isMember: true,
  };
}

export function toPage(row: PageRow): Page {
  return {
    id: row.id,
    scanId: row.scanId,
    url: row.url,
    outcome: row.outcome,
    accessibilityIssues: row.accessibilityIssues,
    screenshots: row.screenshots ?? { SCREENSHOT: {}, THUMBNAIL: {} },
    dimensions: row.dimensions ?? {},
    ...(row.title !== null && { title: row.title }),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.httpStatus !== null && { httpStatus: row.httpStatus }),
    ...(row.leadsTo !== null && { leadsTo: row.leadsTo }),
    ...(row.scannedAt !== null && { scannedAt: row.scannedAt.toISOString() }),
    ...(row.screenshotsCutShort !== null && { screenshotsCutShort: row.screenshotsCutShort }),
    ...(row.obstacles !== null && { obstacles: row.obstacles }),
  };
}
