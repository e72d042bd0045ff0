import type { ReferenceKind } from '../checks/siteAudit/record.ts';
import type { LinkResult } from './linkResult.ts';

/** The right to ask for one address. A lease that was given again to another checker is void. */
export interface LinkLease {
  /** As in a `PageReference`; the key of the address within the scan. */
  readonly url: string;
  /** As what the pages that have ended so far refer to it; never empty. */
  readonly kinds: readonly ReferenceKind[];
  /** Rises each time that the address is leased; a completion with an older token is refused. */
  readonly fencingToken: number;
}

export interface TakeLinks {
  /** At least 1. */
  readonly most: number;
  /** `host:port` of those that have enough requests under way, or that asked to be left alone for a while. */
  readonly exceptHosts: readonly string[];
}

/**
 * The addresses that the pages of one scan refer to: which wait, which are being asked for, how each ended.
 * Pages add theirs as they end, so that links are checked while other pages are still scanned. Each address
 * is asked for once, however many pages refer to it.
 */
export interface LinkFrontier {
  /** The next addresses, in the order in which they were added; empty when none waits now. */
  take(request: TakeLinks): Promise<readonly LinkLease[]>;
  /**
   * Keeps how an address ended, with what that means for the pages that refer to it, all or nothing.
   * False, and nothing kept, when the lease is void.
   */
  complete(lease: LinkLease, result: LinkResult): Promise<boolean>;
  /** Whether every page has ended, so that no address can be added, and every address has been asked for. */
  isExhausted(): Promise<boolean>;
}

/**
 * Whether robots.txt is obeyed for an address that is referred to as these. What a page is made of is asked for by
 * every visitor's browser, whatever robots.txt says to robots.
 */
export function obeysRobots(kinds: readonly ReferenceKind[]): boolean {
  return kinds.every((kind) => kind === 'link' || kind === 'cite');
}

/** The host and port that an address is asked at, as in {@link TakeLinks}. @throws TypeError when it is no address. */
export function hostOf(url: string): string {
  const { hostname, port, protocol } = new URL(url);
  return `${hostname}:${port === '' ? (protocol === 'https:' ? '443' : '80') : port}`;
}
