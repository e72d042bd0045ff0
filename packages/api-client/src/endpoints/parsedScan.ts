import type { Scan } from '../contract/types.ts';
import { parseTime } from './time.ts';

/** A scan with its times as dates; running while `endedAt` is absent. */
export interface ParsedScan extends Omit<Scan, 'startedAt' | 'endedAt'> {
  readonly startedAt: Date;
  readonly endedAt?: Date;
}

/** @throws RangeError if a time can't be read */
export function parseScan(scan: Scan): ParsedScan {
  const { startedAt, endedAt, ...rest } = scan;
  return {
    ...rest,
    startedAt: parseTime(startedAt),
    ...(endedAt !== undefined && { endedAt: parseTime(endedAt) }),
  };
}

/** Parses scans and puts the newest first, whatever order they came in. */
export function parseScans(scans: readonly Scan[]): ParsedScan[] {
  return scans.map(parseScan).sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
}

/** Whether a scan has not ended yet. */
export function isRunning(scan: ParsedScan): boolean {
  return scan.endedAt === undefined;
}
