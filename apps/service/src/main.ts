import { readConfiguration } from './configuration/readConfiguration.ts';
import { isDashboardBuilt } from './http/dashboard.ts';
import { announcement } from './start/announcement.ts';
import { dashboardDir } from './start/dashboardDir.ts';
import { failureLine } from './start/failureLine.ts';
import { startService } from './start/startService.ts';
import { stopOnSignal } from './start/stopOnSignal.ts';

try {
  const configuration = readConfiguration(process.env);
  const service = await startService(configuration);
  stopOnSignal(service.stop);
  // In development Vite serves the dashboard.
  const servesDashboard = configuration.role !== 'worker' && process.env.NODE_ENV !== 'development';
  if (servesDashboard && !isDashboardBuilt(dashboardDir)) {
    process.stderr.write('The dashboard is not built: run "npm run build". The API is served without it.\n');
  }
  process.stdout.write(announcement(configuration, service.publicOrigin));
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug')
    process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
  process.exit(1);
}
