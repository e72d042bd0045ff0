import type { SitelensClient } from '@sitelens/api-client';
import type { AccessibilityCategory, Page, PageList, Redaction } from '@sitelens/api-client/contract';
import {
  accessibilityCategoriesQuery,
  isRefusal,
  pagesQuery,
  projectQuery,
  type ReadQuery,
  type ScanReference,
  scanQuery,
  scanTrustQuery,
} from '@sitelens/api-client/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import type { ReportContent, ReportRule } from '../report/ReportContent.ts';
import { type CutOut, createExamples } from './reportExamples.ts';

/** How many of the rules have been read. */
export interface ReportProgress {
  readonly done: number;
  readonly total: number;
}

interface GatherOptions {
  readonly client: SitelensClient;
  readonly queryClient: QueryClient;
  readonly reference: ScanReference;
  readonly cut: CutOut;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReportProgress) => void;
}

/** Beyond these a report would be a book: it says what it leaves out. */
export const MOST_PAGES = 500;
const MOST_RULES_WITH_EXAMPLES = 60;
const RULES_AT_A_TIME = 3;
const ROWS = 50;

/** An ended scan does not change. */
const FRESH_MS = 60_000;

/**
 * Reads all that a report tells of an ended scan.
 *
 * @throws what the calls throw; and the signal's reason
 */
export async function gatherReport(options: GatherOptions): Promise<ReportContent> {
  const { client, queryClient, reference, signal } = options;
  const read = <Data>(query: ReadQuery<Data>): Promise<Data> => {
    signal.throwIfAborted();
    return queryClient.fetchQuery({ ...query, staleTime: FRESH_MS });
  };
  const [project, scan, { categories, redaction }, { pages, totalPages }, trust] = await Promise.all([
    read(projectQuery(client, reference)),
    read(scanQuery(client, reference)),
    readCategories(read, options),
    readPages(read, options),
    // A refusal would only say that it is not for this reader: the report then does without.
    read(scanTrustQuery(client, reference)).catch(unlessRefused),
  ]);
  return {
    project,
    scan: {
      ...scan,
      screenSizes: scan.screenSizes
        .filter(({ evaluators }) => evaluators.includes('ACCESSIBILITY'))
        .map(({ screenSize }) => screenSize),
    },
    rules: await readRules(categories, options, read),
    pages,
    totalPages,
    madeAt: new Date(),
    ...(trust && { trust }),
    ...(redaction && { redaction }),
  };
}

type Read = <Data>(query: ReadQuery<Data>) => Promise<Data>;

async function readCategories(read: Read, { client, reference }: GatherOptions) {
  const categories: AccessibilityCategory[] = [];
  let redaction: Redaction | undefined;
  for (let page = 0, isMore = true; isMore; page++) {
    const list = await read(accessibilityCategoriesQuery(client, { ...reference, page, size: ROWS }));
    categories.push(...list.data.filter(({ totalIssues }) => totalIssues > 0));
    redaction ??= list.redaction;
    isMore = isFollowed(list, page);
  }
  return { categories, redaction };
}

async function readPages(read: Read, { client, reference }: GatherOptions) {
  const pages: Page[] = [];
  let totalPages = 0;
  for (let page = 0, isMore = true; isMore; page++) {
    const list = await read(pagesQuery(client, { ...reference, page, size: ROWS }));
    pages.push(...list.data);
    totalPages = list.paginationDetails.totalRecords + (list.redaction?.redactedCount ?? 0);
    isMore = isFollowed(list, page) && pages.length < MOST_PAGES;
  }
  return { pages: pages.slice(0, MOST_PAGES), totalPages };
}

/** Whether a part of a list has another one after it. */
function isFollowed(
  { data, paginationDetails }: Pick<PageList, 'paginationDetails'> & { readonly data: readonly unknown[] },
  page: number,
): boolean {
  return data.length === ROWS && (page + 1) * ROWS < paginationDetails.totalRecords;
}

/** A few at a time: their pictures are large until they are cut. */
async function readRules(
  categories: readonly AccessibilityCategory[],
  { client, reference, cut, onProgress }: GatherOptions,
  read: Read,
): Promise<readonly ReportRule[]> {
  const total = Math.min(categories.length, MOST_RULES_WITH_EXAMPLES);
  const examplesOf = createExamples({ client, reference, read, cut });
  const rules: ReportRule[] = categories.map((category) => ({ category, examples: [] }));
  let next = 0;
  let done = 0;
  onProgress({ done, total });
  const work = async () => {
    for (let at = next++; at < total; at = next++) {
      const category = categories[at];
      if (category) rules[at] = { category, examples: await examplesOf(category) };
      done += 1;
      onProgress({ done, total });
    }
  };
  await Promise.all(Array.from({ length: RULES_AT_A_TIME }, work));
  return rules;
}

function unlessRefused(error: unknown): undefined {
  if (error instanceof Error && isRefusal(error)) return undefined;
  throw error;
}
