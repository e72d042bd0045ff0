import { openWorld, type World } from './isolatedWorld.ts';
import type { Visit } from './visit.ts';

/**
 * Does work in an empty page of the visit's browser, which no policy of the visited one reaches; undefined
 * when the browser is gone.
 */
export async function inBlankPage<T>(
  { page }: Visit,
  work: (world: World) => Promise<T>,
): Promise<T | undefined> {
  const context = await page.context().browser()?.newContext();
  if (!context) return undefined;
  try {
    const session = await context.newCDPSession(await context.newPage());
    const { frameTree } = await session.send('Page.getFrameTree');
    return await work(await openWorld(session, frameTree.frame.id));
  } finally {
    await context.close().catch(() => {});
  }
}
