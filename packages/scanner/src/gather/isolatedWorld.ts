import { randomBytes } from 'node:crypto';
import type { CDPSession } from 'playwright-core';

/**
 * Scripts of ours run in a world of their own: it shares the page's elements, and nothing else. What a page
 * does to `Array.prototype`, `JSON`, `Element.prototype` or a global `axe` is not seen there, and what is
 * kept there can't be reached by the page.
 */
export const WORLD_NAME = `sitelens-${randomBytes(6).toString('hex')}`;

/** An error thrown by a script of ours inside a page. */
class InPageError extends Error {
  override readonly name = 'InPageError';
}

/** Where scripts of ours run in one frame. */
export interface World {
  readonly session: CDPSession;
  readonly frameId: string;
  readonly contextId: number;
}

export async function openWorld(session: CDPSession, frameId: string): Promise<World> {
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId,
    worldName: WORLD_NAME,
  });
  return { session, frameId, contextId: executionContextId };
}

/** Calls a function in the world with arguments that survive JSON; so does what it answers. */
export async function call<Arguments extends readonly unknown[], Answer>(
  world: World,
  inPage: (...parameters: Arguments) => Answer | Promise<Answer>,
  ...parameters: Arguments
): Promise<Answer> {
  const response = await world.session.send('Runtime.callFunctionOn', {
    functionDeclaration: inPage.toString(),
    executionContextId: world.contextId,
    arguments: parameters.map((value) => ({ value })),
    returnByValue: true,
    awaitPromise: true,
  });
  if (response.exceptionDetails) throw inPageError(response.exceptionDetails);
  return response.result.value;
}

/** Runs a script for its effect. */
export async function runScript(world: World, source: string): Promise<void> {
  const { session, contextId } = world;
  const expression = `${source}\n;undefined`;
  const response = await session.send('Runtime.evaluate', { expression, contextId });
  if (response.exceptionDetails) throw inPageError(response.exceptionDetails);
}

function inPageError(details: { text: string; exception?: { description?: string } }): InPageError {
  const [line = details.text] = (details.exception?.description ?? details.text).split('\n');
  return new InPageError(line.replace(/^Error: /, ''));
}
