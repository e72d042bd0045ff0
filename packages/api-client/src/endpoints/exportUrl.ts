import type { operations } from '../contract/generated.ts';
import type { SitelensClient } from '../http/client.ts';
import type { ScanReference } from './queryKeys.ts';

/** A format that the results of a scan can be had in. */
export type ExportFormat = operations['exportScan']['parameters']['query']['format'];

/** Where a browser saves the results of an ended scan from; the session's cookie says who asks. */
export function exportUrl(client: SitelensClient, scan: ScanReference, format: ExportFormat): string {
  return `${scanUrl(client, scan)}/export?format=${format}`;
}

/** Where a browser saves the PDF of a scan's report from, once it is made. */
export function reportPdfUrl(client: SitelensClient, scan: ScanReference): string {
  return `${scanUrl(client, scan)}/report/pdf`;
}

function scanUrl({ baseUrl }: SitelensClient, { projectId, scanId }: ScanReference): string {
  return `${baseUrl}/api/v1/projects/${encodeURIComponent(projectId)}/scans/${encodeURIComponent(scanId)}`;
}
