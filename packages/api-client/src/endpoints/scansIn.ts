import type { ParsedScan } from './parsedScan.ts';

/** The scans in what a query holds: a scan, a list of scans, a project, or a list of projects. */
export function scansIn(data: unknown): ParsedScan[] {
  if (Array.isArray(data)) return data.flatMap(scansIn);
  if (isParsedScan(data)) return [data];
  return isObject(data) && Array.isArray(data.scans) ? data.scans.filter(isParsedScan) : [];
}

function isParsedScan(value: unknown): value is ParsedScan {
  return isObject(value) && typeof value.scanId === 'string' && value.startedAt instanceof Date;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
