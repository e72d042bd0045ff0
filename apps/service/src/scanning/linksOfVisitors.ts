import type { LinkFrontier } from '@sitelens/scanner';
import type { RunningScan } from '../store/runningScans.ts';

/**
 * Of a visitor's scan, who need not say who they are: a page of their own with thousands of links would make us ask
 * others for them, and hold one of the visitors' places for hours. Ordinary pages have fewer.
 */
export const MOST_LINKS_OF_VISITORS = 300;

export const BEYOND_THE_FIRST = `Not checked: in a scan without an account the first ${MOST_LINKS_OF_VISITORS} links are. Sign up to have all of them checked.`;

/** How many links of a scan may still be asked for. */
export function linksLeft({ trigger, linksChecked }: Pick<RunningScan, 'trigger' | 'linksChecked'>): number {
  return trigger === 'VISITOR'
    ? Math.max(0, MOST_LINKS_OF_VISITORS - linksChecked)
    : Number.POSITIVE_INFINITY;
}

/** A frontier that gives so many addresses; after them it is exhausted, whatever still waits. */
export function firstLinks(frontier: LinkFrontier, most: number): LinkFrontier {
  let left = most;
  return {
    take: async (request) => {
      if (left <= 0) return [];
      const leases = await frontier.take({ ...request, most: Math.min(request.most, left) });
      left -= leases.length;
      return leases;
    },
    complete: (lease, result) => frontier.complete(lease, result),
    isExhausted: async () => left <= 0 || (await frontier.isExhausted()),
  };
}
