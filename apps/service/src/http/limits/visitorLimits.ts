import type { Database } from '../../store/database.ts';
import type { Client } from './clientOf.ts';
import { requireWithinLimit } from './requireWithinLimit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Scans of visitors: few for one client, so that many can have theirs. */
const PER_CLIENT = [
  { windowMs: 10 * MINUTE_MS, limit: 5 },
  { windowMs: DAY_MS, limit: 30 },
] as const;

/** Scans of one website, whoever asks for them: so that nobody can be annoyed by many visitors at once. */
const PER_HOST = { windowMs: HOUR_MS, limit: 10 } as const;

/** @throws ProblemError too-many-scans */
export async function requireScanOfClient(db: Database, client: Client, now = new Date()): Promise<void> {
  for (const window of PER_CLIENT) {
    await requireWithinLimit(db, { key: `visitor's scans by ${client}`, ...window }, 'too-many-scans', now);
  }
}

/**
 * @param host of the start URL, in canonical form
 * @throws ProblemError too-many-scans
 */
export async function requireScanOfHost(db: Database, host: string, now = new Date()): Promise<void> {
  await requireWithinLimit(db, { key: `visitors' scans of ${host}`, ...PER_HOST }, 'too-many-scans', now);
}
