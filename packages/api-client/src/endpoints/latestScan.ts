import type { SitelensClient } from '../http/client.ts';
import type { ParsedScan } from './parsedScan.ts';
import type { ProjectReference } from './queryKeys.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { scans, scansQuery } from './scans.ts';

/** The project's newest scan, for where none is named; `null` before the first. */
export async function latestScan(
  client: SitelensClient,
  project: ProjectReference,
  signal?: AbortSignal,
): Promise<ParsedScan | null> {
  return newest(await scans(client, project, signal));
}

/**
 * Selects from {@link scansQuery} and shares its cache entry, so that the list and the latest scan
 * never disagree. `fetchQuery` and `ensureQueryData` don't select: they give the whole list.
 */
export function latestScanQuery(
  client: SitelensClient,
  project: ProjectReference,
): ReadQuery<readonly ParsedScan[], ParsedScan | null> {
  return readQuery({ ...scansQuery(client, project), select: newest });
}

function newest(list: readonly ParsedScan[]): ParsedScan | null {
  return list[0] ?? null;
}
