import type { Scanner } from '@sitelens/scanner';
import { startMakingReports } from '../reports/startMakingReports.ts';
import type { Opening } from './opening.ts';
import type { Shared } from './openShared.ts';
import { publicOriginOf } from './publicOrigin.ts';

interface ReportsOptions {
  readonly scanner: Scanner;
  /** Undefined in a process that answers no requests: it finds the service where its configuration says. */
  readonly publicOrigin: string | undefined;
}

/** Prints reports in this process from now on. */
export async function openReports(
  { configuration, log, onClose }: Opening,
  shared: Shared,
  { scanner, publicOrigin }: ReportsOptions,
): Promise<void> {
  const origin = publicOrigin ?? publicOriginOf(configuration, configuration.port);
  const reports = await startMakingReports({ ...shared, scanner, origin, log });
  onClose(reports.stop);
}
