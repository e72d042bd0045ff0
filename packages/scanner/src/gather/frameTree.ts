import type { CDPSession, Page } from 'playwright-core';
import { openWorld, type World } from './isolatedWorld.ts';

/** A frame's world, and where its frame element is: by number in the world of the frame around it. */
export interface FrameWorld {
  readonly world: World;
  /** 0 for the page itself. */
  readonly index: number;
  readonly parent?: { readonly frame: FrameWorld; readonly elementNumber: number };
}

/**
 * The CDP sessions of frames that live in processes of their own, as those of other sites do, by frame id.
 * The page's session doesn't reach them.
 */
export async function sessionsOfFrames(page: Page): Promise<Map<string, CDPSession>> {
  const sessions = new Map<string, CDPSession>();
  const [, ...inner] = page.frames();
  for (const frame of inner) {
    // A frame that shares its parent's process has no session of its own.
    const session = await page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    const root = await session?.send('Page.getFrameTree').catch(() => undefined);
    if (session && root) sessions.set(root.frameTree.frame.id, session);
  }
  return sessions;
}

/** Opens our world inside a frame element; undefined when the frame can't be entered. */
export async function openFrameWorld(
  parent: FrameWorld,
  elementNumber: number,
  index: number,
  sessions: ReadonlyMap<string, CDPSession>,
): Promise<FrameWorld | undefined> {
  const { session, contextId } = parent.world;
  const { result } = await session.send('Runtime.evaluate', {
    expression: `sitelensElements.elementOf(${elementNumber})`,
    contextId,
  });
  if (!result.objectId) return undefined;
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId });
  if (node.frameId === undefined) return undefined;
  const world = await openWorld(sessions.get(node.frameId) ?? session, node.frameId);
  return { world, index, parent: { frame: parent, elementNumber } };
}
