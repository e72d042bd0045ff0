import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { type PageIssuesView, pageIssuesViewSpec } from '@sitelens/results/widgets';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTableViewInUrl } from './useTableViewInUrl.ts';

const PARSERS = { issue: parseAsString, size: parseAsStringLiteral(SCREEN_SIZE_NAMES) };

/** The list's page, the chosen issue and the screen size, so that a link shows what its sender saw. */
export function usePageIssuesViewInUrl(): [PageIssuesView, (view: PageIssuesView) => void] {
  const [table, setTable] = useTableViewInUrl(pageIssuesViewSpec);
  const [{ issue, size }, setChosen] = useQueryStates(PARSERS, { history: 'replace' });

  function setView(next: PageIssuesView) {
    // Stepping through issues would fill the history, also where it turns the list's pages: it replaces.
    setTable(next, next.issueId === undefined ? 'push' : 'replace');
    void setChosen({ issue: next.issueId ?? null, size: next.screenSize ?? null });
  }

  return [{ ...table, issueId: issue ?? undefined, screenSize: size ?? undefined }, setView];
}
