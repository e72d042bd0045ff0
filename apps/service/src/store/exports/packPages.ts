/** A page and how many rows of it are to be read. */
export interface CountedPage {
  readonly totalIssues: number;
}

/** Pages that are read together. */
export interface Pack<Page extends CountedPage> {
  readonly pages: readonly Page[];
  readonly totalIssues: number;
}

/**
 * Puts neighbouring pages together, so that each pack has `limit` rows at most, but for a page that has more
 * of its own, which stands alone. Pages without rows are left out.
 */
export function packPages<Page extends CountedPage>(
  pages: readonly Page[],
  limit: number,
): readonly Pack<Page>[] {
  const packs: { pages: Page[]; totalIssues: number }[] = [];
  for (const page of pages) {
    if (page.totalIssues === 0) continue;
    const last = packs.at(-1);
    if (last && last.totalIssues + page.totalIssues <= limit) {
      last.pages.push(page);
      last.totalIssues += page.totalIssues;
    } else {
      packs.push({ pages: [page], totalIssues: page.totalIssues });
    }
  }
  return packs;
}
