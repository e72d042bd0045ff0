import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type ChangingSite, startChangingSite } from './changingSite.ts';
import { create, signIn } from './member.ts';
import { freePort, runService } from './runningService.ts';
import { openBrowser } from './screen.ts';

/** A site that a running service has scanned, and a member who looks at what was found. */
export interface ScannedSite {
  readonly site: ChangingSite;
  /** The address of the project's overview. */
  readonly overview: string;
  /** The first scan's. */
  readonly scanId: string;
  /** A window of the member, 1440 px wide by default. */
  openWindow(options?: BrowserContextOptions): Promise<Page>;
  /** Scans the site as it is now. @returns the scan's id */
  scanAgain(): Promise<string>;
  close(): Promise<void>;
}

interface Scan {
  readonly scanId: string;
  readonly endedAt?: string;
}

/** Serves the site as `prepare` leaves it, and scans it with the service as built. */
export async function scanSite(prepare: (site: ChangingSite) => Promise<void>): Promise<ScannedSite> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await open((closer) => void closers.push(closer), prepare)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  onClose: (closer: () => Promise<unknown>) => void,
  prepare: (site: ChangingSite) => Promise<void>,
): Promise<Omit<ScannedSite, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-results-'));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const site = await startChangingSite();
  onClose(site.close);
  await prepare(site);
  const service = await runService({
    PORT: String(await freePort()),
    SITELENS_DATA_DIR: dataDir,
    SITELENS_ALLOW_TARGETS: `127.0.0.1:${site.port}`,
    // Its scan would take the time of ours.
    SITELENS_DEMO: '0',
  });
  onClose(service.stop);
  const browser = await openBrowser();
  onClose(() => browser.close());
  const member = await browser.newPage();
  await signIn(member, service.address);
  const storageState = await member.context().storageState();
  const project = { name: 'Harbour & Pine', startUrl: `${site.url}/` };
  const { id: projectId } = await create<{ id: string }>(member, '/projects', project);
  return {
    site,
    overview: `${service.address}/dashboard/projects/${projectId}`,
    scanId: await scan(member, projectId),
    scanAgain: () => scan(member, projectId),
    async openWindow(options) {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ viewport, storageState, ...options });
      context.setDefaultTimeout(20_000);
      return context.newPage();
    },
  };
}

async function scan(member: Page, projectId: string): Promise<string> {
  const scans = `/projects/${projectId}/scans`;
  const { scanId } = await create<Scan>(member, scans, { projectId });
  for (;;) {
    const answer = await member.request.get(`${new URL(member.url()).origin}/api/v1${scans}/${scanId}`);
    const { endedAt }: Scan = await answer.json();
    if (endedAt !== undefined) return scanId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
