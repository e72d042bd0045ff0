import type { ExportFormat } from '@sitelens/api-client/endpoints';

/** As measured with elements of usual size; compressed on the way it is a small part of that. */
const BYTES_AN_ISSUE: Readonly<Record<ExportFormat, number>> = { csv: 550, json: 760, sarif: 800 };

const MANY_ISSUES = 20_000;

/** Whether somebody should know before they save it. */
export function isLarge(issues: number): boolean {
  return issues >= MANY_ISSUES;
}

/** About how large a file will be, in megabytes; never less than one. */
export function megabytesOf(issues: number, format: ExportFormat): number {
  return Math.max(1, Math.round((issues * BYTES_AN_ISSUE[format]) / 1_000_000));
}
