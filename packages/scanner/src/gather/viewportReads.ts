import { randomBytes } from 'node:crypto';
import type { CDPSession } from 'playwright-core';
import { noteViewportReads, tellViewportReads } from './inPage/viewportReads.ts';
import { call, WORLD_NAME, type World } from './isolatedWorld.ts';

/** Whether a page has looked at its size or its pointer, and so may be another page at another size. */
export interface ViewportReads {
  /** Of the document in that world's frame, since it began. */
  happened(world: World): Promise<boolean>;
}

/**
 * Puts a script into every document before its own: in the page's world one that notices reads, in ours one
 * that keeps the notice. They share nothing but events whose names the page doesn't know.
 */
export async function watchViewportReads(session: CDPSession): Promise<ViewportReads> {
  const names = JSON.stringify([randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]);
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${noteViewportReads})(...${names})`,
    worldName: WORLD_NAME,
  });
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${tellViewportReads})(...${names})`,
  });
  return { happened: (world) => call(world, () => 'sitelensViewportRead' in globalThis) };
}
