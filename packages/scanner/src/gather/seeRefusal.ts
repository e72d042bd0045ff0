import { REFUSAL_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import { gatherObstacles } from './gatherObstacles.ts';
import { openWorld } from './isolatedWorld.ts';
import type { SeenDocument } from './obstacleArtifacts.ts';
import type { Visit } from './visit.ts';

/** Statuses of answers that ask for a login, test visitors or turn robots away: others say what they mean. */
const REFUSALS = new Set([401, 403, 405, 406, 429, 503]);

/**
 * Looks at the document that a refusal came with, which tells whose it is. The page has ended by then; whatever
 * can't be seen in time is not waited for.
 */
export async function seeRefusal(visit: Visit): Promise<SeenDocument | undefined> {
  const answer = visit.lastAnswer();
  if (!answer || !REFUSALS.has(answer.status)) return undefined;
  const look = async () => {
    await visit.loadEvents.parsed();
    return gatherObstacles(await openWorld(visit.session, visit.loadEvents.mainFrame().id));
  };
  return atMost(
    REFUSAL_LIMIT_MS,
    look().catch(() => undefined),
  );
}
