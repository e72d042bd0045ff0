import type { Query, QueryClient } from '@tanstack/react-query';
import type { SitelensClient } from '../http/client.ts';
import { isRunning, type ParsedScan } from './parsedScan.ts';
import { resultsKey, serviceKey, statisticsKey } from './queryKeys.ts';
import { refreshProject } from './refresh.ts';
import { scansIn } from './scansIn.ts';

/**
 * Watches every scan that the queries of a client bring in. When a running one gets on, what it has
 * found so far is refreshed, and the project's statistics, which count it; when it ends, everything related is: the project, its scans, their
 * results and the list of projects. To be called once for each pair of client and query client.
 *
 * @returns stops watching
 */
export function watchScans(client: SitelensClient, queryClient: QueryClient): () => void {
  const watch = new ScanWatch(client, queryClient);
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) watch.see(query);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') watch.see(event.query);
  });
}

/** How far a scan had got when it was last seen; it only ever grows. */
interface Sighting {
  readonly progress: number;
  readonly hasEnded: boolean;
}

class ScanWatch {
  readonly #client: SitelensClient;
  readonly #queryClient: QueryClient;
  readonly #seen = new Map<string, Sighting>();

  constructor(client: SitelensClient, queryClient: QueryClient) {
    this.#client = client;
    this.#queryClient = queryClient;
  }

  see(query: Query): void {
    const service = serviceKey(this.#client);
    if (!service.every((part, index) => query.queryKey[index] === part)) return;
    for (const scan of scansIn(query.state.data)) this.#seeScan(scan);
  }

  #seeScan(scan: ParsedScan): void {
    const before = this.#seen.get(scan.scanId);
    const { pagesScanned, linksChecked = 0 } = scan.progress;
    const progress = pagesScanned + linksChecked + scan.accessibilityIssues;
    const hasEnded = !isRunning(scan);
    // An answer that was overtaken by a newer one says what was.
    if (before !== undefined && (before.hasEnded || (!hasEnded && progress <= before.progress))) return;
    this.#seen.set(scan.scanId, { progress, hasEnded });
    if (before !== undefined) this.#refresh(scan, hasEnded);
  }

  #refresh(scan: ParsedScan, hasEnded: boolean): void {
    const refreshed = hasEnded
      ? refreshProject(this.#client, this.#queryClient, scan)
      : this.#refreshResults(scan);
    // Queries keep their own errors.
    refreshed.catch(() => undefined);
  }

  async #refreshResults(scan: ParsedScan): Promise<void> {
    await Promise.all(
      [resultsKey(this.#client, scan), statisticsKey(this.#client, scan)].map((queryKey) =>
        this.#queryClient.invalidateQueries({ queryKey }),
      ),
    );
  }
}
