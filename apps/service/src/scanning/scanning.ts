import type { Scanner } from '@sitelens/scanner';
import type { FileStore } from '../files/fileStore.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../jobs/log.ts';
import type { Database } from '../store/database.ts';
import type { LinkMemories } from './linkMemories.ts';
import type { RobotsGuards } from './robotsGuards.ts';

/** The way to the workers, whichever process they run in. */
export interface ScanQueue {
  /** Sets a scan that was started in the store going. Harmless to call again. */
  begin(scanId: string): Promise<void>;
}

/** The running scans, as this process works on them. */
export interface Scanning {
  /** Ends within seconds: pages under way are given back and scanned again at the next start. */
  stop(): Promise<void>;
}

export interface ScanningOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly scanner: Scanner;
  readonly files: FileStore;
  readonly log: Log;
  /** Pages of all scans together that this process scans at a time; one more than there are cores by default. */
  readonly concurrency?: number;
  /** After how long a silent worker of another process has lost its page. */
  readonly leaseSeconds?: number;
  /** How often what is missing is added for every running scan. */
  readonly watchIntervalMs?: number;
  /** After how many milliseconds with no address to ask for a scan's link checker lets other scans have their turn. */
  readonly linkTurnIdleMs?: number;
  /**
   * Whether this process does visitors' scans; it does by default. Not where it may reach private hosts: another
   * process, which may not, has let them begin.
   */
  readonly scansForVisitors?: boolean;
}

/** What the jobs of one process share. */
export interface Work extends Required<ScanningOptions> {
  /** Aborts when the process is to stop. */
  readonly signal: AbortSignal;
  readonly robotsGuards: RobotsGuards;
  readonly linkMemories: LinkMemories;
}
