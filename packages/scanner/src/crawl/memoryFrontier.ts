import type { PageResult } from '../pageResult.ts';
import { type AdmissionStore, admitInOrder, admitStart, isDiverted, linksOf } from './admission.ts';
import type { CrawlScope } from './crawlScope.ts';
import type { Frontier, FrontierPage, Lease } from './frontier.ts';
import { isVariant, type NewPage } from './selectNewPages.ts';

/** A page of the crawl and, once it has ended, how. */
export interface CrawledPage extends FrontierPage {
  readonly result?: PageResult;
}

/** A frontier that lives as long as the process: for the command, and as the pattern for a stored one. */
export interface MemoryFrontier extends Frontier {
  /** All pages in the crawl's order. */
  pages(): readonly CrawledPage[];
  /** Makes every lease that was given void, so that its page can be leased again. */
  voidLeases(): void;
}

interface Entry {
  readonly page: FrontierPage;
  readonly candidate: NewPage;
  fencingToken: number;
  isLeased: boolean;
  result?: PageResult;
}

/**
 * @param seeds addresses beside the start URL's own links, as `readSite` gives them
 */
export async function createMemoryFrontier(
  scope: CrawlScope,
  seeds: readonly string[] = [],
): Promise<MemoryFrontier> {
  const entries: Entry[] = [];
  const store = memoryStore(entries);
  await admitStart(scope, store);
  // Admission reads and writes over several awaits; one completion after the other keeps it whole.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async lease(): Promise<Lease | undefined> {
      const entry = entries.find((candidate) => !candidate.isLeased && !candidate.result);
      if (!entry) return undefined;
      entry.isLeased = true;
      entry.fencingToken += 1;
      return { page: entry.page, fencingToken: entry.fencingToken };
    },
    complete(lease, result) {
      const completion = turn.then(async () => {
        const entry = entries[lease.page.ordinal];
        if (!entry || entry.result || entry.fencingToken !== lease.fencingToken) return false;
        entry.result = result;
        await admitInOrder(scope, store, seeds);
        return true;
      });
      turn = completion.catch(() => {});
      return completion;
    },
    isExhausted: async () => entries.every(({ result }) => result),
    pages: () => entries.map(({ page, result }) => (result ? { ...page, result } : page)),
    voidLeases() {
      for (const entry of entries) {
        if (!entry.result) entry.isLeased = false;
      }
    },
  };
}

function memoryStore(entries: Entry[]): AdmissionStore {
  let cursor = 0;
  let diverted = 0;
  const keys = new Set<string>();
  const variants = new Map<string, number>();
  return {
    async endedAtCursor() {
      const result = entries[cursor]?.result;
      return result && { ordinal: cursor, links: linksOf(result) };
    },
    async advanceCursor() {
      const result = entries[cursor]?.result;
      if (result && isDiverted(result)) diverted += 1;
      cursor += 1;
    },
    async counts() {
      const blocked = entries.filter(({ candidate }) => candidate.isBlocked).length;
      return { admitted: entries.length - blocked, diverted, blocked };
    },
    knownKeys: async () => keys,
    variantsByPath: async () => variants,
    async insert(pages) {
      for (const candidate of pages) {
        const ordinal = entries.length;
        const page = { id: String(ordinal), ordinal, url: candidate.url };
        const ended = candidate.isBlocked ? { result: { outcome: 'BLOCKED_BY_ROBOTS' } as const } : {};
        entries.push({ page, candidate, fencingToken: 0, isLeased: false, ...ended });
        keys.add(candidate.key);
        if (isVariant(candidate)) variants.set(candidate.pathKey, (variants.get(candidate.pathKey) ?? 0) + 1);
      }
    },
  };
}
