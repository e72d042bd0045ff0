import type { PageAudit, SiteAuditRecord } from '@sitelens/scanner';
import type { Queries } from '../database.ts';
import type { scans } from '../schema.ts';
import { storable } from '../storable.ts';
import { countContents, type PageContent, prepareContents } from './duplicates.ts';
import { addReferences, type PageLink, prepareLinks } from './references.ts';
import { appendSiteAuditIssues } from './siteAuditIssues.ts';

/** The site audit of one page, made before any row is locked. */
export interface PreparedAudit {
  readonly records: readonly SiteAuditRecord[];
  readonly contents: readonly PageContent[];
  readonly links: readonly PageLink[];
}

export function prepareAudit(audit: PageAudit): PreparedAudit {
  const { records, contents, references } = storable(audit);
  return { records, contents: prepareContents(contents), links: prepareLinks(references) };
}

/**
 * Keeps what the site audit learnt from a page, with the issues of the links whose result is known already.
 *
 * @param scan - Its row is locked, and was read since.
 * @returns how many addresses are new to the scan
 */
export async function saveAudit(
  tx: Queries,
  scan: typeof scans.$inferSelect,
  page: { readonly ordinal: number; readonly url: string },
  { records, contents, links }: PreparedAudit,
): Promise<number> {
  const added = await addReferences(tx, scan, page, links);
  await appendSiteAuditIssues(tx, scan.id, [...records, ...added.records]);
  await countContents(tx, scan.id, page.url, contents);
  return added.linksFound;
}
