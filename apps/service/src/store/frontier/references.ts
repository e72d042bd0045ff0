import {
  type LinkResult,
  obeysRobots,
  type PageReference,
  type ReferenceKind,
  type SiteAuditRecord,
} from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { hashOf } from '../hashOf.ts';
import { linkChecks, type scans } from '../schema.ts';
import { lateIssues } from './linkIssues.ts';

/** An address that a page refers to, with everything that it refers to it as. */
export interface PageLink {
  readonly url: string;
  readonly urlHash: string;
  readonly kinds: readonly ReferenceKind[];
}

export interface AddedReferences {
  /** Addresses that no page referred to before, or none in a way in which they are asked for. */
  readonly linksFound: number;
  /** Issues of addresses whose result is known already. */
  readonly records: readonly SiteAuditRecord[];
}

interface KnownLink {
  readonly urlHash: string;
  readonly ordinal: number;
  readonly kinds: readonly ReferenceKind[];
  readonly isWaiting: boolean;
  /** Null while it waits, and where all is well. */
  readonly result: LinkResult | null;
}

/** By address, made before any row is locked. @param references - Storable, in document order. */
export function prepareLinks(references: readonly PageReference[]): PageLink[] {
  return [...Map.groupBy(references, ({ url }) => url)].map(([url, ofUrl]) => ({
    url,
    urlHash: hashOf(url),
    kinds: [...new Set(ofUrl.map(({ kind }) => kind))].sort(),
  }));
}

/**
 * Adds what a page refers to: addresses that are new to the scan, kinds that are new to an address, and
 * references to addresses that have not been asked for yet. Six statements at most, however many there are.
 *
 * @param scan - Its row is locked, and was read since.
 */
export async function addReferences(
  tx: Queries,
  scan: Pick<typeof scans.$inferSelect, 'id' | 'linksFound'>,
  page: { readonly ordinal: number; readonly url: string },
  links: readonly PageLink[],
): Promise<AddedReferences> {
  if (links.length === 0) return { linksFound: 0, records: [] };
  const known = await knownLinks(tx, scan.id, links);
  const added = links
    .filter(({ urlHash }) => !known.has(urlHash))
    .map((link, index) => ({ ...link, ordinal: scan.linksFound + index }));
  await insertLinks(tx, scan.id, added);
  const reopened = await reopen(tx, scan, links, known, added.length);
  const referredTo = links.flatMap((link) => {
    const before = reopened.get(link.urlHash) ?? known.get(link.urlHash);
    return before === undefined ? [] : [{ link, before }];
  });
  await widenKinds(tx, scan.id, referredTo);
  await insertWaiting(tx, scan.id, page.ordinal, [
    ...added,
    ...referredTo
      .filter(({ before }) => before.isWaiting)
      .map(({ link, before }) => ({ ordinal: before.ordinal, kinds: link.kinds })),
  ]);
  return {
    linksFound: added.length + reopened.size,
    records: referredTo.flatMap(({ link, before }) => lateIssues(before, link, page.url)),
  };
}

async function knownLinks(
  tx: Queries,
  scanId: string,
  links: readonly PageLink[],
): Promise<ReadonlyMap<string, KnownLink>> {
  const { urlHash, ordinal, kinds, result } = linkChecks;
  // As one array, whose members are looked up one by one: a join would be planned by numbers of rows that
  // the database does not know yet. Hashes need no quotes in it.
  const hashes = `{${links.map((link) => link.urlHash).join()}}`;
  const rows: KnownLink[] = await tx
    .select({
      urlHash,
      ordinal,
      kinds,
      isWaiting: sql<boolean>`${result} is null`,
      result: sql<LinkResult | null>`case when ${result}->>'outcome' <> 'OK' then ${result} end`,
    })
    .from(linkChecks)
    .where(
      sql`${linkChecks.scanId} = ${scanId}::uuid
        and ${urlHash} = any(${hashes}::text[])`,
    );
  return new Map(rows.map((row) => [row.urlHash, row]));
}

/**
 * What was not asked for as a link, since robots.txt forbids it, is asked for after all as a part of a page: as if
 * it were new, after all others, because the link checker has passed its old place.
 */
async function reopen(
  tx: Queries,
  scan: Pick<typeof scans.$inferSelect, 'id' | 'linksFound'>,
  links: readonly PageLink[],
  known: ReadonlyMap<string, KnownLink>,
  addedBefore: number,
): Promise<ReadonlyMap<string, KnownLink>> {
  const forbidden = links
    .filter(({ kinds }) => !obeysRobots(kinds))
    .flatMap(({ urlHash }) => known.get(urlHash) ?? [])
    .filter(({ result }) => result?.outcome === 'BLOCKED_BY_ROBOTS');
  if (forbidden.length === 0) return new Map();
  const reopened = forbidden.map((link, index) => ({
    ...link,
    ordinal: scan.linksFound + addedBefore + index,
    isWaiting: true,
    result: null,
  }));
  await tx.execute(sql`
    update link_checks set result = null, ordinal = reopened."ordinal"
    from json_to_recordset(${JSON.stringify(reopened)}::text::json) as reopened("urlHash" text, "ordinal" integer)
    where scan_id = ${scan.id}::uuid and url_hash = reopened."urlHash"`);
  return new Map(reopened.map((link) => [link.urlHash, link]));
}

async function insertLinks(
  tx: Queries,
  scanId: string,
  links: readonly (PageLink & { readonly ordinal: number })[],
): Promise<void> {
  if (links.length === 0) return;
  await tx.execute(sql`
    insert into link_checks (scan_id, url_hash, ordinal, url, kinds)
    select ${scanId}::uuid, "urlHash", "ordinal", "url", array(select json_array_elements_text("kinds"))
    from json_to_recordset(${JSON.stringify(links)}::text::json)
      as link("urlHash" text, "ordinal" integer, "url" text, "kinds" json)`);
}

async function widenKinds(
  tx: Queries,
  scanId: string,
  referredTo: readonly { readonly link: PageLink; readonly before: KnownLink }[],
): Promise<void> {
  const wider = referredTo
    .filter(({ link, before }) => link.kinds.some((kind) => !before.kinds.includes(kind)))
    .map(({ link, before }) => ({
      urlHash: link.urlHash,
      kinds: [...new Set([...before.kinds, ...link.kinds])].sort(),
    }));
  if (wider.length === 0) return;
  await tx.execute(sql`
    update link_checks set kinds = array(select json_array_elements_text(wider."kinds"))
    from json_to_recordset(${JSON.stringify(wider)}::text::json) as wider("urlHash" text, "kinds" json)
    where scan_id = ${scanId}::uuid and url_hash = wider."urlHash"`);
}

async function insertWaiting(
  tx: Queries,
  scanId: string,
  pageOrdinal: number,
  links: readonly { readonly ordinal: number; readonly kinds: readonly ReferenceKind[] }[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.flatMap(({ ordinal, kinds }) => kinds.map((kind) => ({ ordinal, kind })));
  await tx.execute(sql`
    insert into waiting_references (scan_id, link_ordinal, page_ordinal, kind)
    select ${scanId}::uuid, "ordinal", ${pageOrdinal}::integer, "kind"
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as waiting("ordinal" integer, "kind" text)`);
}
