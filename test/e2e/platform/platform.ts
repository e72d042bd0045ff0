import type { BrowserContextOptions, Page } from 'playwright-core';
import { type SlowSite, startSlowSite } from '../demo/slowSite.ts';
import { create } from '../member.ts';
import { openTogether } from '../openTogether.ts';
import { openStage } from '../stage.ts';
import { makePeople, type Person } from './people.ts';

interface NewProject {
  readonly name: string;
  readonly startUrl: string;
  readonly isPublic?: boolean;
}

/** A service that people of every role use, and that can go away for a while. */
export interface Platform {
  readonly address: string;
  /** A site whose scan runs until the site is let. */
  readonly slowSite: SlowSite;
  /** A window of a person, or of a visitor, 1440 px wide by default. */
  open(person: Person | 'visitor', options?: BrowserContextOptions): Promise<Page>;
  /** A project of the organisation. @returns its id */
  createProject(settings: NewProject): Promise<string>;
  /** Ends the service as the machine does that it runs on. */
  stop(): Promise<void>;
  /** Starts it where it was. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export function startPlatform(): Promise<Platform> {
  return openTogether(async (onClose) => {
    const slowSite = await startSlowSite();
    onClose(slowSite.close);
    let people: Awaited<ReturnType<typeof makePeople>> | undefined;
    const { address, openWindow, stop, start, close } = await openStage({
      site: slowSite,
      async prepare(dataDir) {
        people = await makePeople(dataDir);
      },
    });
    onClose(close);
    const open = (person: Person | 'visitor', options?: BrowserContextOptions) => {
      const storageState = person === 'visitor' ? undefined : people?.[person];
      return openWindow({ ...(storageState && { storageState }), ...options });
    };
    const owner = await open('OWNER');
    await owner.goto(`${address}/robots.txt`);
    return {
      address,
      slowSite,
      open,
      createProject: async (settings: NewProject) =>
        (await create<{ id: string }>(owner, '/projects', settings)).id,
      stop: () => stop(),
      start,
    };
  });
}
