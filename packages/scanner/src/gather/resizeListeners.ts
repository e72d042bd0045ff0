import { call, type World } from './isolatedWorld.ts';
import type { Visit } from './visit.ts';

/**
 * Whether scripts may answer when the view gets another size: by a listener of the window's, or by a
 * ResizeObserver. Of frames that is not asked; they count as answering.
 */
export async function answersResizes({ page, session }: Visit, world: World): Promise<boolean> {
  if (page.frames().length > 1) return true;
  if (await call(world, () => 'sitelensResizeObserved' in globalThis)) return true;
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  if (result.objectId === undefined) return true;
  const { objectId } = result;
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
  await session.send('Runtime.releaseObject', { objectId });
  return listeners.some(({ type }) => type === 'resize');
}
