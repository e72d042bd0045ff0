import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** The service as `npm start` runs it: built, in a process of its own. */
export interface RunningService {
  readonly address: string;
  /** Everything that it has printed. */
  output(): string;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../apps/service/dist/main.js', import.meta.url));

/** Starts the built service and waits until it says its address. */
export async function runService(environment: Record<string, string>): Promise<RunningService> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const address = await addressOf(child, () => printed);
  return { address, output: () => printed, stop: (signal = 'SIGTERM') => stop(child, signal) };
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const address = /Address\s+(http:\S+)/.exec(output())?.[1];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** A port of the loopback address that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
