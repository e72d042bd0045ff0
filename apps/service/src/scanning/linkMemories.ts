import { createLinkMemory, type LinkMemory } from '@sitelens/scanner';
import type { LinkChecker } from '../store/links/linkCheckers.ts';
import type { CheckedLink } from '../store/links/linkResults.ts';

/** What is known of the addresses and hosts of each scan, from one turn of its link checker to the next. */
export interface LinkMemories {
  /**
   * The memory of the scan, for the turn that begins. Where the turn before was another process's, or this one's
   * before a restart, with what the store knows by now.
   */
  of(checker: LinkChecker): Promise<LinkMemory>;
  /** Forgets what is known of other scans. */
  keepOnly(scanIds: readonly string[]): void;
}

interface Kept {
  readonly memory: LinkMemory;
  /** Of the last turn that it was used for. */
  readonly fencingToken: number;
}

/** @param resultsOf - What the store knows of a scan's addresses */
export function createLinkMemories(
  resultsOf: (scanId: string) => Promise<readonly CheckedLink[]>,
): LinkMemories {
  const kept = new Map<string, Kept>();
  return {
    async of({ scanId, fencingToken }) {
      const last = kept.get(scanId) ?? { memory: createLinkMemory(), fencingToken: 0 };
      // The token rises by one with each turn, whoever has it.
      const isWhole = last.fencingToken === fencingToken - 1;
      const missed = isWhole ? [] : await resultsOf(scanId);
      for (const { url, result } of missed) last.memory.learn(url, result);
      kept.set(scanId, { memory: last.memory, fencingToken });
      return last.memory;
    },
    keepOnly: (scanIds) => {
      for (const id of kept.keys()) if (!scanIds.includes(id)) kept.delete(id);
    },
  };
}
