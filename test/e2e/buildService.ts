import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The journeys run what `npm start` runs: the service and the dashboard as built. */
export default function buildService(): void {
  execFileSync(
    'npx',
    [
      'turbo',
      'run',
      'build',
      '--filter=@sitelens/service',
      '--filter=@sitelens/dashboard',
      '--output-logs=errors-only',
    ],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
