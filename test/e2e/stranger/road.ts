import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type ChangingSite, startChangingSite } from '../changingSite.ts';
import { freePort, runService } from '../runningService.ts';
import { openBrowser } from '../screen.ts';

/** What a stranger has before them, at the service as a newcomer runs it. */
export interface Road {
  readonly address: string;
  /** The website that is theirs. */
  readonly site: ChangingSite;
  /** The window that they go their way in. */
  readonly page: Page;
  /** Where they read their mail: another browser, which knows nothing of the first. */
  readonly mailbox: Page;
  close(): Promise<void>;
}

export const EMAIL = 'sam@stranger.example';
export const PASSWORD = 'a few words do well';

/** Fails more rules than a visitor is shown. */
const WORSE = `<img src="/assets/none.png"><button type="button"></button><a href="/shop"></a>
  <input type="text"><select><option>1</option></select>`;

export async function startRoad(): Promise<Road> {
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

async function open(onClose: (closer: () => Promise<unknown>) => void): Promise<Omit<Road, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-stranger-'));
  onClose(() => rm(dataDir, { recursive: true, force: true }));
  const site = await startChangingSite();
  onClose(site.close);
  await site.replace('/', '</main>', `${WORSE}</main>`);
  const { address, stop } = await runService({
    PORT: String(await freePort()),
    SITELENS_DATA_DIR: dataDir,
    SITELENS_ALLOW_TARGETS: `127.0.0.1:${site.port}`,
    // Its scan would take the time of ours.
    SITELENS_DEMO: '0',
  });
  onClose(stop);
  const browser = await openBrowser();
  onClose(() => browser.close());
  const openWindow = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  return { address, site, page: await openWindow(), mailbox: await openWindow() };
}
