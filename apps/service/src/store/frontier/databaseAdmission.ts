import {
  type AdmissionCounts,
  type AdmissionStore,
  type EndedPage,
  isVariant,
  type NewPage,
} from '@sitelens/scanner';
import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { hashOf } from '../hashOf.ts';
import { newId } from '../ids.ts';
import { pageOutcomes, pages, scans } from '../schema.ts';

type ScanRow = typeof scans.$inferSelect;

interface PageAtCursor extends EndedPage {
  readonly isDiverted: boolean;
}

/** Pages looked at in one query; a few wait behind the slowest, many only after a run of forbidden ones. */
const READ_AHEAD = 50;

/** The admission of one transaction, over the scan's row as locked by it; {@link save} writes it back. */
export class DatabaseAdmission implements AdmissionStore {
  readonly #tx: Queries;
  readonly #scan: ScanRow;
  readonly #start: Pick<ScanRow, 'nextToAdmit' | 'pagesKnown'>;
  #ahead: PageAtCursor[] = [];

  constructor(tx: Queries, scan: ScanRow) {
    this.#tx = tx;
    this.#scan = { ...scan };
    this.#start = scan;
  }

  async endedAtCursor(): Promise<EndedPage | undefined> {
    if (this.#ahead.length === 0) this.#ahead = await this.#readAhead();
    return this.#ahead[0];
  }

  async advanceCursor(): Promise<void> {
    if (this.#ahead.shift()?.isDiverted) this.#scan.pagesDiverted += 1;
    this.#scan.nextToAdmit += 1;
  }

  async counts(): Promise<AdmissionCounts> {
    const { pagesKnown, pagesFound, pagesDiverted } = this.#scan;
    return { admitted: pagesFound, diverted: pagesDiverted, blocked: pagesKnown - pagesFound };
  }

  async knownKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const byHash = new Map(keys.map((key) => [hashOf(key), key]));
    const rows = await this.#tx
      .select({ hash: pages.keyHash })
      .from(pages)
      .where(and(eq(pages.scanId, this.#scan.id), sql`${pages.keyHash} in ${listed(byHash.keys())}`));
    return new Set(rows.map(({ hash }) => byHash.get(hash) ?? ''));
  }

  async variantsByPath(pathKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const byHash = new Map(pathKeys.map((key) => [hashOf(key), key]));
    const rows = await this.#tx
      .select({ hash: pages.variantOfHash, variants: count() })
      .from(pages)
      .where(and(eq(pages.scanId, this.#scan.id), sql`${pages.variantOfHash} in ${listed(byHash.keys())}`))
      .groupBy(pages.variantOfHash);
    return new Map(rows.map(({ hash, variants }) => [byHash.get(hash ?? '') ?? '', variants]));
  }

  async insert(newPages: readonly NewPage[]): Promise<void> {
    const rows = newPages.map((page, index) => ({
      id: newId(),
      ordinal: this.#scan.pagesKnown + index,
      url: page.url,
      keyHash: hashOf(page.key),
      variantOfHash: isVariant(page) ? hashOf(page.pathKey) : null,
      outcome: page.isBlocked ? 'BLOCKED_BY_ROBOTS' : 'PENDING',
    }));
    await this.#tx.execute(sql`
      insert into pages (id, scan_id, project_id, ordinal, url, key_hash, variant_of_hash, outcome, scanned_at)
      select "id", ${this.#scan.id}::uuid, ${this.#scan.projectId}::uuid, "ordinal", "url", "keyHash", "variantOfHash", "outcome",
        case when "outcome" <> 'PENDING' then now() end
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as page("id" uuid, "ordinal" integer,
        "url" text, "keyHash" text, "variantOfHash" text, "outcome" text)`);
    const blocked = newPages.filter(({ isBlocked }) => isBlocked).length;
    this.#scan.pagesKnown += newPages.length;
    this.#scan.pagesFound += newPages.length - blocked;
    if (blocked > 0) await this.#countBlocked(blocked);
  }

  /** Keeps how far the admission has come, and forgets the links that it has passed. */
  async save(): Promise<void> {
    const { id, pagesKnown, pagesFound, pagesDiverted, nextToAdmit } = this.#scan;
    if (nextToAdmit === this.#start.nextToAdmit && pagesKnown === this.#start.pagesKnown) return;
    await this.#tx
      .update(scans)
      .set({ pagesKnown, pagesFound, pagesDiverted, nextToAdmit })
      .where(eq(scans.id, id));
    await this.#tx
      .update(pages)
      .set({ links: null })
      .where(
        and(
          eq(pages.scanId, id),
          gte(pages.ordinal, this.#start.nextToAdmit),
          sql`${pages.ordinal} < ${nextToAdmit}`,
        ),
      );
  }

  async #readAhead(): Promise<PageAtCursor[]> {
    const rows = await this.#tx
      .select({ ordinal: pages.ordinal, outcome: pages.outcome, links: pages.links })
      .from(pages)
      .where(and(eq(pages.scanId, this.#scan.id), gte(pages.ordinal, this.#scan.nextToAdmit)))
      .orderBy(asc(pages.ordinal))
      .limit(READ_AHEAD);
    const firstPending = rows.findIndex(({ outcome }) => outcome === 'PENDING');
    return rows.slice(0, firstPending === -1 ? rows.length : firstPending).map((row) => ({
      ordinal: row.ordinal,
      links: row.links ?? [],
      isDiverted: row.outcome === 'REDIRECTED' || row.outcome === 'CANONICALISED',
    }));
  }

  async #countBlocked(blocked: number): Promise<void> {
    await this.#tx
      .insert(pageOutcomes)
      .values({ scanId: this.#scan.id, outcome: 'BLOCKED_BY_ROBOTS', totalPages: blocked })
      .onConflictDoUpdate({
        target: [pageOutcomes.scanId, pageOutcomes.outcome],
        set: { totalPages: sql`${pageOutcomes.totalPages} + ${blocked}` },
      });
  }
}

/** As one parameter, however many there are: a statement can't have more than 65,535. */
function listed(values: Iterable<string>) {
  return sql`(select json_array_elements_text(${JSON.stringify([...values])}::text::json))`;
}
