import { LOAD_EVENT_LIMIT_MS, SETTLE_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import { settleLayout } from './inPage/settleLayout.ts';
import { call, type World } from './isolatedWorld.ts';
import type { Visit } from './visit.ts';

/** Waits for the load event; a page that never has it is looked at as it is. */
export async function waitForLoad({ loadEvents }: Visit): Promise<void> {
  await atMost(LOAD_EVENT_LIMIT_MS, loadEvents.loaded());
}

/** Lets requests, fonts, animations and layout come to rest, for {@link SETTLE_LIMIT_MS} at most. */
export async function settle(visit: Visit, world: World): Promise<void> {
  const rest = visit.traffic.quiet().then(() => call(world, settleLayout));
  await atMost(
    SETTLE_LIMIT_MS,
    rest.catch(() => {}),
  );
}
