import type { PageObstacle } from '@sitelens/api-client/contract';
import type { ObstacleArtifacts } from '../../gather/obstacleArtifacts.ts';
import { findBotChallenge } from './bot-challenge/botChallenge.ts';
import { findCookieOverlay } from './cookie-overlay/cookieOverlay.ts';
import { findLoginWall } from './login-wall/loginWall.ts';

/**
 * What stood between the scanner and a page's content. Names come from lists of ours, never from the page. What
 * keeps visitors out altogether is told alone: a banner on a test for robots covers nothing worth seeing.
 */
export function findObstacles(artifacts: ObstacleArtifacts): readonly PageObstacle[] {
  const wall = findBotChallenge(artifacts) ?? findLoginWall(artifacts);
  if (wall) return [wall];
  const overlay = findCookieOverlay(artifacts);
  return overlay ? [overlay] : [];
}
