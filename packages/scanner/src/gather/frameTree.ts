import type { CDPSession, Frame, Page } from 'playwright-core';
import { openWorld, type World } from './isolatedWorld.ts';

/** A frame's world, and where its frame element is: by number in the world of the frame around it. */
export interface FrameWorld {
  readonly world: World;
  /** 0 for the page itself. */
  readonly index: number;
  readonly parent?: { readonly frame: FrameWorld; readonly elementNumber: number };
}

/**
 * The CDP session of each frame's process, by frame id: frames of other sites live in processes of their
 * own, which the page's session doesn't reach.
 */
export async function sessionsOfFrames(page: Page, main: CDPSession): Promise<Map<string, CDPSession>> {
  const sessions = new Map<string, CDPSession>();
  await addFrames(main, sessions);
  const [, ...inner] = page.frames();
  for (const frame of inner) {
    const session = await ownSession(page, frame);
    if (session) await addFrames(session, sessions).catch(() => {});
  }
  return sessions;
}

/** A frame that shares its parent's process has no session of its own. */
async function ownSession(page: Page, frame: Frame): Promise<CDPSession | undefined> {
  return page
    .context()
    .newCDPSession(frame)
    .catch(() => undefined);
}

async function addFrames(session: CDPSession, sessions: Map<string, CDPSession>): Promise<void> {
  interface Node {
    frame: { id: string };
    childFrames?: Node[];
  }
  const add = ({ frame, childFrames }: Node) => {
    sessions.set(frame.id, session);
    for (const child of childFrames ?? []) add(child);
  };
  add((await session.send('Page.getFrameTree')).frameTree);
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
  const own = node.frameId === undefined ? undefined : sessions.get(node.frameId);
  if (node.frameId === undefined || !own) return undefined;
  const world = await openWorld(own, node.frameId);
  return { world, index, parent: { frame: parent, elementNumber } };
}
