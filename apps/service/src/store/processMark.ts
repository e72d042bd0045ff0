import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process, told apart from a later one with the same id by when it started. */
export interface ProcessMark {
  readonly pid: number;
  /** As the system tells it; undefined when there is no such process. */
  readonly startedAt: string | undefined;
}

export async function processMark(pid: number): Promise<ProcessMark> {
  return { pid, startedAt: (await startFromProc(pid)) ?? (await startFromPs(pid)) };
}

/** Whether the very process of the mark still runs. */
export async function isAlive(mark: ProcessMark): Promise<boolean> {
  const now = await processMark(mark.pid);
  return now.startedAt !== undefined && now.startedAt === mark.startedAt;
}

/** Undefined when the file is missing or holds no mark. */
export async function readProcessMark(path: string): Promise<ProcessMark | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof content !== 'object' || content === null || !('pid' in content)) return undefined;
    const startedAt = 'startedAt' in content ? String(content.startedAt) : undefined;
    return typeof content.pid === 'number' ? { pid: content.pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Field 22 of proc_pid_stat(5) counts from the boot, so the boot belongs to it. */
async function startFromProc(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
    ]);
    // The second field is the command's name in brackets, and may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    return isZombie ? undefined : `${boot.trim()}:${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Where there is no /proc, such as macOS. */
async function startFromPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { ...process.env, LC_ALL: 'C' },
    });
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}
