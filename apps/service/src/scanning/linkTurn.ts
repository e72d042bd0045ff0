import type { LinkFrontier } from '@sitelens/scanner';

export interface TurnLimits {
  /** After how many milliseconds with no address to ask for, and none under way, the turn is over. */
  readonly idleMs: number;
  /** After how many milliseconds it is over though addresses wait. */
  readonly longestMs: number;
}

/**
 * A frontier as one turn of a link checker sees it: when the turn is over nothing waits any more, and what is
 * being asked for is brought to its end. So scans take turns, however many addresses one of them has, and none
 * holds a place while it waits for its pages.
 */
export function inOneTurn(frontier: LinkFrontier, { idleMs, longestMs }: TurnLimits): LinkFrontier {
  const begin = performance.now();
  let underWay = 0;
  let idleSince = begin;
  const isOver = () => {
    const now = performance.now();
    return now - begin >= longestMs || (underWay === 0 && now - idleSince >= idleMs);
  };
  return {
    take: async (request) => {
      if (isOver()) return [];
      const leases = await frontier.take(request);
      underWay += leases.length;
      return leases;
    },
    complete: async (lease, result) => {
      try {
        return await frontier.complete(lease, result);
      } finally {
        underWay -= 1;
        idleSince = performance.now();
      }
    },
    isExhausted: async () => isOver() || (await frontier.isExhausted()),
  };
}
