import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type SlowSite, startSlowSite } from './demo/slowSite.ts';
import { create, signIn } from './member.ts';
import { freePort, runService } from './runningService.ts';
import { openBrowser } from './screen.ts';

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

export async function scanDemo(): Promise<ScannedDemo> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await open((closer) => void closers.push(closer))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(onClose: (closer: () => Promise<unknown>) => void): Promise<Omit<ScannedDemo, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-demo-'));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const slowSite = await startSlowSite();
  onClose(slowSite.close);
  const browser = await openBrowser();
  onClose(() => browser.close());
  const { address, stop } = await runService({
    PORT: String(await freePort()),
    SITELENS_DATA_DIR: dataDir,
    SITELENS_ALLOW_TARGETS: `127.0.0.1:${slowSite.port}`,
  });
  onClose(stop);
  const window = async (storageState?: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>) => {
    const viewport = { width: 1920, height: 1080 };
    const context = await browser.newContext({ viewport, ...(storageState && { storageState }) });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  const member = await window();
  await signIn(member, address);
  const session = await member.context().storageState();
  const project = await demoScanEnds(member, address);
  return {
    address,
    project,
    scanId: project.scans[0]?.scanId ?? '',
    slowSite,
    openAsVisitor: () => window(),
    openAsMember: () => window(session),
    createProject: (name, startUrl) => create<Project>(member, '/projects', { name, startUrl }),
    async startScan(projectId) {
      const { scanId } = await create<{ scanId: string }>(member, `/projects/${projectId}/scans`, {
        projectId,
      });
      return scanId;
    },
  };
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
