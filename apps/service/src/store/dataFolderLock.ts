import { createHash } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataFolderError } from './errors.ts';
import { makeFolder } from './makeFolder.ts';
import { isAlive, type ProcessMark, processMark, readProcessMark } from './processMark.ts';

const MOST_ATTEMPTS = 100;
const PAUSE_MS = 20;

export interface DataFolderLock {
  release(): Promise<void>;
}

/**
 * Makes the data folder where it is missing and, if exclusive, takes it for this process. The lock file
 * names a process by its id and its start, so that neither a kill nor a reused id keeps the folder locked.
 *
 * @throws DataFolderError when the folder can't be written, or another live process has it.
 */
export async function lockDataFolder(
  dataDir: string,
  { exclusive }: { readonly exclusive: boolean },
): Promise<DataFolderLock> {
  const own = await processMark(process.pid);
  const draft = join(dataDir, `lock-${process.pid}-${crypto.randomUUID()}`);
  await writeDraft(dataDir, draft, own);
  const lock = join(dataDir, 'lock');
  try {
    if (!exclusive) return { release: async () => {} };
    await take(dataDir, lock, draft);
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => rm(lock, { force: true }) };
}

/** Proves at once that the folder can be written. */
async function writeDraft(dataDir: string, draft: string, own: ProcessMark): Promise<void> {
  try {
    await makeFolder(dataDir);
    await writeFile(draft, JSON.stringify(own), { flag: 'wx' });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    throw new DataFolderError(
      `The data folder ${dataDir} cannot be written (${code}). Make it writable, or set SITELENS_DATA_DIR to another one.`,
      { cause },
    );
  }
}

/** A hard link fails where the name exists, and carries the whole content at once. */
async function take(dataDir: string, lock: string, draft: string): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (await linked(draft, lock)) return;
    const holder = await readProcessMark(lock);
    if (holder !== undefined && (await isAlive(holder))) {
      throw new DataFolderError(
        `The data folder ${dataDir} is in use by process ${holder.pid}. Stop it, or set SITELENS_DATA_DIR to another one.`,
      );
    }
    await removeStale(lock, draft, holder);
  }
  throw new DataFolderError(`The data folder ${dataDir} is being taken by others. Try again.`);
}

async function linked(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Only who holds the claim on a dead process's lock may remove it, after looking again: another process may
 * have taken the stale one's place meanwhile.
 */
async function removeStale(lock: string, draft: string, stale: ProcessMark | undefined): Promise<void> {
  const claim = `${lock}-of-${markName(stale)}`;
  if (!(await claimed(claim, draft))) return void (await sleep(PAUSE_MS));
  try {
    if (markName(await readProcessMark(lock)) === markName(stale)) await rm(lock, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}

/** A claim whose process was killed is a stale lock itself. */
async function claimed(claim: string, draft: string): Promise<boolean> {
  if (await linked(draft, claim)) return true;
  const claimer = await readProcessMark(claim);
  if (claimer !== undefined && !(await isAlive(claimer))) await removeStale(claim, draft, claimer);
  return false;
}

/** Part of a file's name, another one for each process. */
function markName(mark: ProcessMark | undefined): string {
  const text = mark === undefined ? '' : `${mark.pid} ${mark.startedAt}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
