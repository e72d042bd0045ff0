import type { Egress } from '../egress/egress.ts';
import { gunzipBounded, isGzip } from './gunzipBounded.ts';
import { parseSitemap } from './parseSitemap.ts';

/** The protocol allows 50 MB; a tenth holds far more pages than a scan visits, and must fit in memory. */
const MOST_BYTES = 5_000_000;
const MOST_FILES = 50;
/** An index may name indexes once more; the protocol does not allow even that, but it is met. */
const DEEPEST = 2;
const FILE_DEADLINE_MS = 15_000;
/** For all files together. */
const DEADLINE_MS = 60_000;

export interface SitemapReading {
  /** Where to begin; addresses of sitemaps. */
  readonly roots: readonly string[];
  /** An address's key if it is part of the site, else undefined. */
  readonly keyOf: (url: string) => string | undefined;
  /** Pages to find at most. */
  readonly most: number;
}

/**
 * Finds the pages that sitemaps list, in the order of the files, each page once. A file that can't be had
 * or read is passed over. Rejects only when the signal aborts.
 */
export async function readSitemaps(
  { roots, keyOf, most }: SitemapReading,
  egress: Pick<Egress, 'fetch'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const pages = new Map<string, string>();
  const queue = roots.map((url) => ({ url, depth: 0 }));
  const seen = new Set(roots);
  const end = performance.now() + DEADLINE_MS;
  for (let files = 0; files < MOST_FILES && pages.size < most && performance.now() < end; files += 1) {
    const next = queue.shift();
    if (!next) break;
    const { pages: listed, sitemaps } = parseSitemap(await fetchText(next.url, egress, signal));
    for (const url of listed) {
      const key = pages.size < most ? keyOf(url) : undefined;
      if (key !== undefined && !pages.has(key)) pages.set(key, url);
    }
    for (const url of next.depth < DEEPEST ? sitemaps : []) {
      if (seen.has(url) || seen.size >= MOST_FILES) continue;
      seen.add(url);
      queue.push({ url, depth: next.depth + 1 });
    }
  }
  return [...pages.values()];
}

async function fetchText(url: string, egress: Pick<Egress, 'fetch'>, signal: AbortSignal): Promise<string> {
  const fetched = await egress.fetch(url, { signal, maxBytes: MOST_BYTES, deadlineMs: FILE_DEADLINE_MS });
  if (!fetched.ok || fetched.status !== 200) return '';
  const bytes = isGzip(fetched.body) ? await gunzipBounded(fetched.body, MOST_BYTES) : fetched.body;
  return new TextDecoder().decode(bytes);
}
