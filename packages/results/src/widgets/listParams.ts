import type {
  AccessibilityCategoriesParams,
  AccessibilityRulePagesParams,
  CommonComponentsParams,
  PagesParams,
  ScanReference,
} from '@sitelens/api-client/endpoints';
import { categoriesViewSpec } from '../accessibility/categoriesViewSpec.ts';
import { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
import { outcomeOf } from '../overview/pageOutcomes.ts';
import { similarIssuesViewSpec } from '../overview/similar/similarIssuesView.ts';
import type { TableView } from '../table/tableView.ts';

/** As far as the service takes a page's number and a filter's letters (`page` and `filter…` of the contract). */
const LAST_PAGE = 1_000_000;
const FILTER_LENGTH = 1_000;

/** What is asked of the service for a view of a scan's categories: by the widget, and by who fetches ahead of it. */
export function categoriesParams(scan: ScanReference, view: TableView): AccessibilityCategoriesParams {
  return {
    ...scan,
    ...sortedPartOf(view, categoriesViewSpec.sortColumns),
    filterImpact: filterOf(view, 'impact'),
    filterTags: filterOf(view, 'tags'),
    filterDisabilitiesAffected: filterOf(view, 'disabilitiesAffected'),
    filterSinceLastScan: filterOf(view, 'sinceLastScan'),
  };
}

/** What is asked of the service for a view of a rule's pages: by the widget, and by who fetches ahead of it. */
export function rulePagesParams(
  rule: ScanReference & Pick<AccessibilityRulePagesParams, 'accessibilityId'>,
  view: TableView,
): AccessibilityRulePagesParams {
  return {
    ...rule,
    ...sortedPartOf(view, rulePagesViewSpec.sortColumns),
    filterSinceLastScan: filterOf(view, 'sinceLastScan'),
  };
}

/** What is asked of the service for a view of a scan's common components: by the widget, and by who fetches ahead of it. */
export function commonComponentsParams(scan: ScanReference, view: TableView): CommonComponentsParams {
  return {
    ...scan,
    ...sortedPartOf(view, similarIssuesViewSpec.sortColumns),
  };
}

/** What is asked of the service for a view of a scan's pages, which have one order: by the widget, and by who fetches ahead of it. */
export function pagesParams(scan: ScanReference, view: TableView): PagesParams {
  const outcome = outcomeOf(view);
  return { ...scan, ...pagingOf(view), ...(outcome && { outcome }) };
}

/** The part of a list that a view shows, as far as the service counts. */
export function pagingOf({ page, rowsPerPage }: TableView) {
  return { page: Math.min(page, LAST_PAGE), size: rowsPerPage };
}

/** The part and its order: by the first column where a view that somebody else made names none of them. */
export function sortedPartOf<Column extends string>(
  view: TableView,
  columns: readonly [Column, ...Column[]],
) {
  const orderBy = columns.find((column) => column === view.orderBy) ?? columns[0];
  return { ...pagingOf(view), order: view.order, orderBy };
}

/**
 * The values that a column is filtered by, as many as the service takes: an address with more would else be
 * refused, however often it is tried. One that is too long by itself is cut, and so matches nothing, as it would.
 */
export function filterOf({ filters }: TableView, column: string): readonly string[] {
  const kept: string[] = [];
  let room = FILTER_LENGTH;
  for (const value of filters[column] ?? []) {
    const taken = kept.length === 0 ? value.slice(0, FILTER_LENGTH) : value;
    if (taken.length > room) continue;
    kept.push(taken);
    room -= taken.length + 1;
  }
  return kept;
}
