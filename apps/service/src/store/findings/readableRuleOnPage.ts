import type { ReadAccess, Reader } from '../access.ts';
import type { Queries } from '../database.ts';
import { readableScan } from '../readable.ts';
import { findRuleOnPage, type RuleOnPage } from './issueRows.ts';

/** Which issues are asked for: one rule's, on one page of a scan. */
export interface RuleOnPageReference {
  readonly projectId: string;
  readonly scanId: string;
  readonly pageId: string;
  readonly ruleId: string;
}

/** A rule on a page of a scan that who asks may read, and how. */
export interface ReadableRuleOnPage {
  readonly found: RuleOnPage;
  readonly access: ReadAccess;
}

/** Undefined when the scan is not theirs to read, or has no such page: nobody can tell which. */
export async function readableRuleOnPage(
  queries: Queries,
  reader: Reader,
  { projectId, scanId, pageId, ruleId }: RuleOnPageReference,
): Promise<ReadableRuleOnPage | undefined> {
  const readable = await readableScan(queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const found = await findRuleOnPage(queries, readable.scan, pageId, ruleId);
  return found && { found, access: readable.access };
}
