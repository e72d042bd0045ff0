import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { wholeNumber } from './configuration/variables.ts';

// `npm run dev`: the service from its sources, started anew when one changes, behind Vite, which serves the
// dashboard and hands everything else on. Browsers know Vite's address alone, so cookies and sign-in are as ever.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const port = wholeNumber(process.env, 'PORT', 4800, 1, 65_534);
const origin = `http://127.0.0.1:${port}`;
const serviceOrigin = `http://127.0.0.1:${port + 1}`;

const children = [
  start(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--conditions=sitelens-source', 'apps/service/src/main.ts'],
    {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port + 1),
      SITELENS_PUBLIC_URL: origin,
    },
  ),
  start(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'apps/dashboard',
      '--config',
      'apps/dashboard/vite.config.ts',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    { SERVICE_ORIGIN: serviceOrigin },
  ),
];

for (const child of children) child.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
}

function stop(code: number): void {
  process.exitCode ||= code;
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  }
}
