import type { PageReference, ReferenceKind, SiteAuditRecord } from '../checks/siteAudit/record.ts';
import { hostOf, type LinkFrontier, type LinkLease, obeysRobots } from './linkFrontier.ts';
import { linkIssues } from './linkIssues.ts';
import type { LinkResult } from './linkResult.ts';

/** A link frontier that lives as long as the process: for the command, and as the pattern for a stored one. */
export interface MemoryLinkFrontier extends LinkFrontier {
  /** Adds what a page refers to; again for the same page changes nothing. */
  add(pageUrl: string, references: readonly PageReference[]): void;
  /** Says that no page will add any more. */
  endPages(): void;
  /** Addresses known, how many of them have ended, and whether no more will be known. */
  counts(): { readonly found: number; readonly checked: number; readonly isFinal: boolean };
  /** What the ends mean, in the order of the pages that were added and of their references. */
  records(): readonly SiteAuditRecord[];
  /** Makes every lease that was given void, so that its address can be leased again. */
  voidLeases(): void;
}

interface Entry {
  readonly url: string;
  readonly host: string;
  readonly kinds: Set<ReferenceKind>;
  fencingToken: number;
  result?: LinkResult;
}

export function createMemoryLinkFrontier(): MemoryLinkFrontier {
  const entries = new Map<string, Entry>();
  const waiting = new Set<Entry>();
  const leased = new Set<Entry>();
  const pages = new Map<string, readonly PageReference[]>();
  let havePagesEnded = false;
  let checked = 0;
  return {
    add(pageUrl, references) {
      if (pages.has(pageUrl)) return;
      pages.set(pageUrl, references);
      for (const reference of references) {
        if (addReference(reference, entries, waiting) === 'REOPENED') checked -= 1;
      }
    },
    endPages() {
      havePagesEnded = true;
    },
    async take({ most, exceptHosts }) {
      const isExcepted = new Set(exceptHosts);
      const leases: LinkLease[] = [];
      for (const entry of waiting) {
        if (leases.length >= most) break;
        if (isExcepted.has(entry.host)) continue;
        entry.fencingToken += 1;
        waiting.delete(entry);
        leased.add(entry);
        leases.push({ url: entry.url, kinds: [...entry.kinds], fencingToken: entry.fencingToken });
      }
      return leases;
    },
    async complete({ url, fencingToken }, result) {
      const entry = entries.get(url);
      if (!entry || entry.result || entry.fencingToken !== fencingToken) return false;
      entry.result = result;
      leased.delete(entry);
      waiting.delete(entry);
      checked += 1;
      return true;
    },
    isExhausted: async () => havePagesEnded && checked === entries.size,
    counts: () => ({ found: entries.size, checked, isFinal: havePagesEnded }),
    records: () => recordsOf(pages, entries),
    voidLeases() {
      waiting.clear();
      leased.clear();
      for (const entry of entries.values()) if (!entry.result) waiting.add(entry);
    },
  };
}

/** What was not asked for as a link is asked for after all as a part of a page. */
function addReference(
  { kind, url }: PageReference,
  entries: Map<string, Entry>,
  waiting: Set<Entry>,
): 'REOPENED' | undefined {
  const known = entries.get(url);
  if (known) {
    known.kinds.add(kind);
    if (known.result?.outcome !== 'BLOCKED_BY_ROBOTS' || obeysRobots([kind])) return undefined;
    delete known.result;
    waiting.add(known);
    return 'REOPENED';
  }
  const entry: Entry = { url, host: hostOf(url), kinds: new Set([kind]), fencingToken: 0 };
  entries.set(url, entry);
  waiting.add(entry);
  return undefined;
}

/**
 * What robots.txt forbids is said once an address, however many pages refer to it; that nothing was learnt, once
 * a page, whatever it refers to it as.
 */
function recordsOf(
  pages: ReadonlyMap<string, readonly PageReference[]>,
  entries: ReadonlyMap<string, Entry>,
): readonly SiteAuditRecord[] {
  const saidBlocked = new Set<string>();
  const records: SiteAuditRecord[] = [];
  for (const [pageUrl, references] of pages) {
    const saidFailed = new Set<string>();
    for (const reference of references) {
      const result = entries.get(reference.url)?.result;
      if (result?.outcome === 'REQUEST_FAILED') {
        if (saidFailed.has(reference.url)) continue;
        saidFailed.add(reference.url);
      }
      const issues = result ? linkIssues(result, reference, pageUrl) : [];
      if (issues.length === 0 || saidBlocked.has(reference.url)) continue;
      if (result?.outcome === 'BLOCKED_BY_ROBOTS') saidBlocked.add(reference.url);
      records.push(...issues);
    }
  }
  return records;
}
