import { readdir, readFile } from 'node:fs/promises';

/** As on all Linux of today: a clock tick of `/proc` is 10 ms. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly ms: number;
}

/**
 * Milliseconds of processor time that this process and all below it have used, children that have ended
 * included. Unlike the clock it says little of what else the machine does. Zero where there is no `/proc`.
 */
export async function cpuTimeMs(): Promise<number> {
  const names = await readdir('/proc').catch((): string[] => []);
  const times = new Map<number, ProcessTimes>();
  for (const name of names.filter((one) => /^\d+$/.test(one))) {
    const own = await timesOf(name);
    if (own) times.set(Number(name), own);
  }
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (times.has(pid) && isOurs(times.get(pid)?.parent ?? 0));
  return [...times].reduce((sum, [pid, { ms }]) => (isOurs(pid) ? sum + ms : sum), 0);
}

/** proc(5), `/proc/PID/stat`: what comes after the name in brackets, which may hold anything. */
async function timesOf(pid: string): Promise<ProcessTimes | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), ms: TICK_MS * (user + system + childrenUser + childrenSystem) };
}
