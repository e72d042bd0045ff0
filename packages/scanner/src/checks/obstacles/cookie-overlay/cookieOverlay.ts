import type { PageObstacle } from '@sitelens/api-client/contract';
import type { ObstacleArtifacts, UnnamedOverlay } from '../../../gather/obstacleArtifacts.ts';
import { CONSENT_VENDORS } from './consentVendors.ts';
import { isAboutCookies, isChoice } from './consentWords.ts';

/** Of the view: a button that reopens the settings covers nothing that anybody misses. */
const LEAST_NAMED_SHARE = 0.015;

/** Of the view: what nobody vouches for must be large. */
export const LEAST_UNNAMED_SHARE = 0.05;

/** A consent banner that covers content of the first view. */
export function findCookieOverlay({ seen }: ObstacleArtifacts): PageObstacle | undefined {
  if (!seen) return undefined;
  const { named, unnamed } = seen.overlays;
  const covering = new Set(named.filter(({ share }) => share >= LEAST_NAMED_SHARE).map(({ mark }) => mark));
  const vendor = CONSENT_VENDORS.find(({ marks }) => marks.some((mark) => covering.has(mark)));
  if (vendor) return { kind: 'COOKIE_OVERLAY', name: vendor.name };
  return unnamed.some(asksForConsent) ? { kind: 'COOKIE_OVERLAY' } : undefined;
}

/** A page that lies in a pinned element as a whole has more text than a banner. */
function asksForConsent({ share, text, isTextCut, buttons }: UnnamedOverlay): boolean {
  return share >= LEAST_UNNAMED_SHARE && !isTextCut && isAboutCookies(text) && buttons.some(isChoice);
}
