import { setTimeout as sleep } from 'node:timers/promises';
import { LAYOUT_PAUSE_MS, LOAD_EVENT_LIMIT_MS, SETTLE_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import { prepareWorld } from './axe.ts';
import { awaitMotion, readShape } from './inPage/settleLayout.ts';
import { call, type World } from './isolatedWorld.ts';
import { answersResizes } from './resizeListeners.ts';
import type { Visit } from './visit.ts';

/** Waits for the load event; a page that never has it is looked at as it is. */
export async function waitForLoad({ loadEvents }: Visit): Promise<void> {
  await atMost(LOAD_EVENT_LIMIT_MS, loadEvents.loaded());
}

/**
 * Lets requests, fonts, animations and layout come to rest, for {@link SETTLE_LIMIT_MS} at most. Meanwhile
 * axe-core is put into its world, so that the wait costs little.
 */
export async function settle(visit: Visit, world: World): Promise<void> {
  await forLimitedTime(async (limit) => {
    const [shape] = await Promise.all([call(world, readShape), prepareWorld(world), visit.traffic.quiet()]);
    await call(world, awaitMotion);
    await sameShape(world, shape, limit);
  });
}

/**
 * Like {@link settle}, for a page whose view has just got another size. Style sheets answer that at once:
 * only where scripts listen for it, and often answer some time later, is the layout waited for.
 */
export async function settleResized(visit: Visit, world: World): Promise<void> {
  if (await answersResizes(visit, world)) return settle(visit, world);
  await forLimitedTime(async () => {
    await call(world, awaitMotion);
    if (visit.traffic.isIdle()) return;
    // Pictures for the new width, or fonts.
    await visit.traffic.ended();
    await call(world, awaitMotion);
  });
}

/** Until two looks in a row are alike. */
async function sameShape(world: World, earlier: string, limit: AbortSignal): Promise<void> {
  let before = earlier;
  let now = await call(world, readShape);
  while (before !== now && !limit.aborted) {
    before = now;
    await sleep(LAYOUT_PAUSE_MS);
    await call(world, awaitMotion);
    now = await call(world, readShape);
  }
}

/** A page that does not come to rest, or whose document goes meanwhile, is looked at as it is. */
async function forLimitedTime(work: (limit: AbortSignal) => Promise<void>): Promise<void> {
  const limit = new AbortController();
  await atMost(
    SETTLE_LIMIT_MS,
    work(limit.signal).catch(() => {}),
  );
  limit.abort();
}
