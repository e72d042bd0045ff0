import { OBSTACLES_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import { CHALLENGE_MARKS } from '../checks/obstacles/bot-challenge/challengeVendors.ts';
import { CONSENT_MARKS } from '../checks/obstacles/cookie-overlay/consentVendors.ts';
import { LEAST_UNNAMED_SHARE } from '../checks/obstacles/cookie-overlay/cookieOverlay.ts';
import { installOverlayTexts } from './inPage/obstacles/overlayTexts.ts';
import { readOutline } from './inPage/obstacles/readOutline.ts';
import { readOverlays } from './inPage/obstacles/readOverlays.ts';
import { installViewPoints } from './inPage/obstacles/viewPoints.ts';
import { call, type World } from './isolatedWorld.ts';
import type { SeenDocument } from './obstacleArtifacts.ts';

const OUTLINE_LIMITS = { sources: 200, sourceLength: 500, text: 3_000, nodes: 2_000 } as const;

const OVERLAY_LIMITS = {
  // No bar higher than 30 px and no box of 320 by 210 px lies between them, at the desktop's size.
  columns: 6,
  rows: 6,
  margin: 30,
  leastShare: LEAST_UNNAMED_SHARE,
  read: 5,
  text: 3_000,
  nodes: 3_000,
  buttons: 40,
  label: 60,
} as const;

/**
 * Reads what may stand in the way of a page's content. What can't be read is nothing in the way: a page is
 * never lost by it.
 */
export async function gatherObstacles(world: World): Promise<SeenDocument | undefined> {
  // In one go: a session answers in the order of the questions.
  const reading = Promise.all([
    call(world, readOutline, CHALLENGE_MARKS, OUTLINE_LIMITS),
    call(world, installViewPoints),
    call(world, installOverlayTexts),
    call(world, readOverlays, CONSENT_MARKS, OVERLAY_LIMITS),
  ]).then(([outline, _, __, overlays]) => ({ ...outline, overlays }));
  return atMost(
    OBSTACLES_LIMIT_MS,
    reading.catch(() => undefined),
  );
}
