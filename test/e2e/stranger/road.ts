import type { Page } from 'playwright-core';
import { type ChangingSite, startChangingSite } from '../changingSite.ts';
import { openTogether } from '../openTogether.ts';
import { openStage } from '../stage.ts';

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

export function startRoad(): Promise<Road> {
  return openTogether(async (onClose) => {
    const site = await startChangingSite();
    onClose(site.close);
    await site.replace('/', '</main>', `${WORSE}</main>`);
    const { address, openWindow, close } = await openStage({ site });
    onClose(close);
    return { address, site, page: await openWindow(), mailbox: await openWindow() };
  });
}
