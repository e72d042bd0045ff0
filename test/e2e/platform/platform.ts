import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type SlowSite, startSlowSite } from '../demo/slowSite.ts';
import { create } from '../member.ts';
import { freePort, type RunningService, runService } from '../runningService.ts';
import { openBrowser } from '../screen.ts';
import { makePeople, type Person } from './people.ts';

/** A service that people of every role use, and that can go away for a while. */
export interface Platform {
  readonly address: string;
  /** A site whose scan runs until the site is let. */
  readonly slowSite: SlowSite;
  /** A window of a person, or of a visitor, 1440 px wide by default. */
  open(person: Person | 'visitor', options?: BrowserContextOptions): Promise<Page>;
  /** A project of the organisation. @returns its id */
  createProject(settings: { name: string; startUrl: string; isPublic?: boolean }): Promise<string>;
  /** Ends the service as the machine does that it runs on. */
  stop(): Promise<void>;
  /** Starts it where it was. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startPlatform(): Promise<Platform> {
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

async function open(onClose: (closer: () => Promise<unknown>) => void): Promise<Omit<Platform, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-platform-'));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const slowSite = await startSlowSite();
  onClose(slowSite.close);
  const people = await makePeople(dataDir);
  const environment = {
    PORT: String(await freePort()),
    SITELENS_DATA_DIR: dataDir,
    SITELENS_ALLOW_TARGETS: `127.0.0.1:${slowSite.port}`,
    SITELENS_DEMO: '0',
  };
  let service: RunningService = await runService(environment);
  onClose(() => service.stop());
  const browser = await openBrowser();
  onClose(() => browser.close());
  const { address } = service;
  const openWindow = async (person: Person | 'visitor', options?: BrowserContextOptions) => {
    const viewport = { width: 1440, height: 900 };
    const storageState = person === 'visitor' ? undefined : people[person];
    const context = await browser.newContext({ viewport, ...(storageState && { storageState }), ...options });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  const owner = await openWindow('OWNER');
  await owner.goto(`${address}/robots.txt`);
  return {
    address,
    slowSite,
    open: openWindow,
    createProject: async (settings) => (await create<{ id: string }>(owner, '/projects', settings)).id,
    stop: () => service.stop(),
    async start() {
      service = await runService(environment);
    },
  };
}
