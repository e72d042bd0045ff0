import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compileCache.testing.ts';

export interface RunningMain {
  readonly process: ChildProcess;
  /** What it has written so far. */
  output(): { readonly stdout: string; readonly stderr: string };
  /** Once it has said that it runs. */
  stands(): Promise<void>;
  /** Once it has said where it is. */
  origin(): Promise<string>;
  /** Its exit code, once it has ended. */
  exitCode(): Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real entry point as a process of its own, from source. */
export function spawnService(env: Readonly<Record<string, string>>): RunningMain {
  const child = spawn(process.execPath, ['--conditions=sitelens-source', MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      NODE_ENV: 'test',
      ...compileCache,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    texts.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    texts.stderr += text;
  });
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  const said = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(texts.stdout)?.[1];
      if (found !== undefined) return found;
      const next = await Promise.race([once(child.stdout, 'data'), ended.then(() => 'ended' as const)]);
      if (next === 'ended') throw new Error(`The service did not start: ${texts.stderr}`);
    }
  };
  return {
    process: child,
    output: () => ({ ...texts }),
    stands: async () => void (await said(/(Press Ctrl\+C)/)),
    origin: () => said(/Address\s+(http\S+)/),
    exitCode: () => ended,
  };
}
