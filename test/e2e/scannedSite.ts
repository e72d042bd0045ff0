import type { BrowserContextOptions, Page } from 'playwright-core';
import { type ChangingSite, startChangingSite } from './changingSite.ts';
import { create, signIn } from './member.ts';
import { openTogether } from './openTogether.ts';
import { openStage } from './stage.ts';

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
export function scanSite(prepare: (site: ChangingSite) => Promise<void>): Promise<ScannedSite> {
  return openTogether(async (onClose) => {
    const site = await startChangingSite();
    onClose(site.close);
    await prepare(site);
    const stage = await openStage({ site });
    onClose(stage.close);
    const member = await stage.openWindow();
    await signIn(member, stage.address);
    const storageState = await member.context().storageState();
    const project = { name: 'Harbour & Pine', startUrl: `${site.url}/` };
    const { id: projectId } = await create<{ id: string }>(member, '/projects', project);
    return {
      site,
      overview: `${stage.address}/dashboard/projects/${projectId}`,
      scanId: await scan(member, projectId),
      scanAgain: () => scan(member, projectId),
      openWindow: (options?: BrowserContextOptions) => stage.openWindow({ storageState, ...options }),
    };
  });
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
