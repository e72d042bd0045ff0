import type { Page } from 'playwright-core';
import { type SlowSite, startSlowSite } from './demo/slowSite.ts';
import { create, signIn } from './member.ts';
import { openTogether } from './openTogether.ts';
import { openStage } from './stage.ts';

const WINDOW = { width: 1920, height: 1080 };

/** A project as the list of projects tells of it. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly startUrl: string;
  readonly scans: readonly { readonly scanId: string; readonly endedAt?: string }[];
}

/** The service as a newcomer runs it, whose demo project, open to everybody, has been scanned. */
export interface ScannedDemo {
  readonly address: string;
  readonly project: Project;
  /** The scan of the whole test site. */
  readonly scanId: string;
  /** A site that is scanned for as long as a test wants it to be. */
  readonly slowSite: SlowSite;
  openAsVisitor(): Promise<Page>;
  /** The member that the demo project belongs to. */
  openAsMember(): Promise<Page>;
  /** A project of the same member's that is nobody else's to see. */
  createProject(name: string, startUrl: string): Promise<Project>;
  startScan(projectId: string): Promise<string>;
  close(): Promise<void>;
}

export function scanDemo(): Promise<ScannedDemo> {
  return openTogether(async (onClose) => {
    const slowSite = await startSlowSite();
    onClose(slowSite.close);
    const { address, openWindow, close } = await openStage({ site: slowSite, hasDemo: true });
    onClose(close);
    const member = await openWindow({ viewport: WINDOW });
    await signIn(member, address);
    const storageState = await member.context().storageState();
    const project = await demoScanEnds(member, address);
    return {
      address,
      project,
      scanId: project.scans[0]?.scanId ?? '',
      slowSite,
      openAsVisitor: () => openWindow({ viewport: WINDOW }),
      openAsMember: () => openWindow({ viewport: WINDOW, storageState }),
      createProject: (name: string, startUrl: string) =>
        create<Project>(member, '/projects', { name, startUrl }),
      async startScan(projectId: string) {
        const path = `/projects/${projectId}/scans`;
        return (await create<{ scanId: string }>(member, path, { projectId })).scanId;
      },
    };
  });
}

async function demoScanEnds(member: Page, address: string): Promise<Project> {
  for (;;) {
    const answer = await member.request.get(`${address}/api/v1/projects/scans/latest`);
    const { data }: { data: Project[] } = await answer.json();
    const [project] = data;
    if (project?.scans[0]?.endedAt !== undefined) return project;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
