import { type AskedOnce, createAskedOnce } from './askedOnce.ts';
import { bareUrl, withoutUserInfo } from './bareUrl.ts';
import { createHostMemory, type HostMemory } from './hostMemory.ts';
import type { LinkResult } from './linkResult.ts';

/**
 * What was learnt of addresses and hosts while the links of one scan were checked. With the same memory, several
 * runs of `checkLinks` ask for no address twice, and leave hosts alone as long as these said. Of bounded size.
 */
export interface LinkMemory {
  readonly askedOnce: AskedOnce;
  readonly hosts: HostMemory;
  /**
   * Keeps how an address ended that was checked with another memory, in another process perhaps.
   *
   * @param url - As in a `PageReference`
   */
  learn(url: string, result: LinkResult): void;
}

export function createLinkMemory(): LinkMemory {
  const askedOnce = createAskedOnce();
  return {
    askedOnce,
    hosts: createHostMemory(),
    learn(url, result) {
      if (result.outcome === 'BLOCKED_BY_ROBOTS') return;
      // Its result may be about the password.
      if (withoutUserInfo(url) !== url) return;
      askedOnce.learn(bareUrl(url), { kind: 'KNOWN', end: result });
      if (result.outcome !== 'REDIRECTED') return;
      askedOnce.learn(bareUrl(result.leadsTo), { kind: 'KNOWN', end: { outcome: 'OK' } });
    },
  };
}
