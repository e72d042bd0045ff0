import { createHash } from 'node:crypto';

const SORT_ORDERS: readonly string[] = ['newest', 'price', 'name'];
const HOST = /^[a-z0-9.:[\]-]+$/i;

/**
 * What a page can echo: `ORIGIN` (the sitemap protocol wants absolute URLs), `PAGE_PATH` and `PAGE_NUMBER`, for
 * parts that are not quite the same on any two pages, and for the shop's query-string
 * trap, in which every page links to another order and a next page without end, `SHOP_SORT`,
 * `SHOP_NEXT_SORT`, `SHOP_PAGE` and `SHOP_NEXT_PAGE`.
 */
export function echoedVariables(url: URL, hostHeader: string | undefined): Readonly<Record<string, string>> {
  const page = Math.max(
    1,
    Math.min(Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1, 1_000_000),
  );
  const asked = SORT_ORDERS.indexOf(url.searchParams.get('sort') ?? '');
  const sort = Math.max(0, asked);
  return {
    ORIGIN: `http://${hostHeader && HOST.test(hostHeader) ? hostHeader : 'localhost'}`,
    PAGE_PATH: url.pathname,
    PAGE_NUMBER: String(pageNumber(url.pathname)),
    SHOP_SORT: SORT_ORDERS[sort] ?? '',
    SHOP_NEXT_SORT: SORT_ORDERS[(sort + 1) % SORT_ORDERS.length] ?? '',
    SHOP_PAGE: String(page),
    SHOP_NEXT_PAGE: String(page + 1),
  };
}

/** From 100 to 999, by the path: the same each time, as scans are compared with each other. */
function pageNumber(path: string): number {
  return 100 + (createHash('sha256').update(path).digest().readUInt32BE() % 900);
}
