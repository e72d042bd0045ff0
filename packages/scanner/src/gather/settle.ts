import { setTimeout as sleep } from 'node:timers/promises';
import {
  LAYOUT_PAUSE_MS,
  LOAD_EVENT_LIMIT_MS,
  RESIZE_ANSWER_MS,
  SETTLE_LIMIT_MS,
} from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import { prepareWorld } from './axe.ts';
import { awaitMotion, hasScripts, readShape } from './inPage/settleLayout.ts';
import { call, type World } from './isolatedWorld.ts';
import { answersResizes } from './resizeListeners.ts';
import type { Visit } from './visit.ts';

/** Waits for the load event; a page that never has it is looked at as it is. */
export async function waitForLoad({ loadEvents }: Visit): Promise<void> {
  await atMost(LOAD_EVENT_LIMIT_MS, loadEvents.loaded());
}

/**
 * Lets requests, fonts, animations and layout come to rest, for {@link SETTLE_LIMIT_MS} at most. Meanwhile
 * axe-core is put into its world, so that the wait costs little. A page without scripts does nothing more of
 * its own accord once it has what it asked for.
 *
 * @returns false when the document could not be asked: another is about to take its place
 */
export async function settle(visit: Visit, world: World): Promise<boolean> {
  return forLimitedTime(async (limit) => {
    if (!(await call(world, hasScripts))) {
      await Promise.all([prepareWorld(world), settleUnscripted(visit, world)]);
      return;
    }
    const [shape] = await Promise.all([
      call(world, readShape),
      prepareWorld(world),
      visit.traffic.quiet(),
      sleep(LAYOUT_PAUSE_MS),
    ]);
    await call(world, awaitMotion);
    await sameShape(world, shape, limit);
  });
}

/**
 * Like {@link settle}, for a page whose view has just got another size. Style sheets answer that at once:
 * only where scripts listen for it, and often answer some time later, is the layout waited for.
 */
export async function settleResized(visit: Visit, world: World): Promise<boolean> {
  if (await answersResizes(visit, world)) {
    await sleep(RESIZE_ANSWER_MS);
    return settle(visit, world);
  }
  return forLimitedTime(() => settleUnscripted(visit, world));
}

async function settleUnscripted({ traffic }: Visit, world: World): Promise<void> {
  await call(world, awaitMotion);
  if (traffic.isIdle()) return;
  // Pictures for the width, or fonts.
  await traffic.ended();
  await call(world, awaitMotion);
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

/** A page that does not come to rest is looked at as it is. False when its document went meanwhile. */
async function forLimitedTime(work: (limit: AbortSignal) => Promise<void>): Promise<boolean> {
  const limit = new AbortController();
  const isThere = await atMost(
    SETTLE_LIMIT_MS,
    work(limit.signal).then(
      () => true,
      () => false,
    ),
  );
  limit.abort();
  return isThere ?? true;
}
