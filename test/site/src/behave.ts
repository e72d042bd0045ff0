import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteBehaviour } from './siteBehaviours.ts';

/** How long whoever was told to come back is awaited, in milliseconds. */
const PATIENCE_MS = 30_000;

/** When each busy path last sent somebody away, by path, in milliseconds of `performance.now()`. */
export type Refusals = Map<string, number>;

/** Acts as the behaviour says. True when that was the answer, false when the file is still to be sent. */
export async function behave(
  behaviour: SiteBehaviour,
  path: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  refusals: Refusals,
): Promise<boolean> {
  switch (behaviour.kind) {
    case 'redirect':
      response.writeHead(behaviour.status, { location: behaviour.location }).end();
      return true;
    case 'delay':
      await wait(behaviour.milliseconds);
      return false;
    case 'server-error':
      return false;
    case 'status':
      response.writeHead(behaviour.status, { 'content-length': 0 }).end();
      return true;
    case 'head-refused':
      if (request.method !== 'HEAD') return false;
      response.writeHead(405, { allow: 'GET' }).end();
      return true;
    case 'busy':
      if (hasComeBack(refusals.get(path), behaviour.retryAfterSeconds)) return false;
      refusals.set(path, performance.now());
      response
        .writeHead(429, { 'retry-after': String(behaviour.retryAfterSeconds), 'content-length': 0 })
        .end();
      return true;
    case 'closed':
      response.destroy();
      return true;
    case 'hang':
      return true;
  }
}

/** By time and not by count, so that each of two scans at once is sent away and let in alike. */
function hasComeBack(refusedAt: number | undefined, retryAfterSeconds: number): boolean {
  if (refusedAt === undefined) return false;
  const since = performance.now() - refusedAt;
  // Timers of whoever waits may be early by a little.
  return since >= retryAfterSeconds * 1000 - 50 && since < PATIENCE_MS;
}
