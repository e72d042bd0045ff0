import type { MobileFriendlyCategory, MobileFriendlyFacets } from '@sitelens/api-client/contract';
import {
  type FindingCategoriesProps,
  FindingCategoriesTable,
  isCompared,
} from '../findings/FindingCategoriesTable.tsx';
import { useFindingFilters } from '../findings/useFindingFilters.ts';
import { useMobileFriendlyWords } from '../words/mobileFriendly.ts';
import { useMobileFriendlyColumns } from './useMobileFriendlyColumns.tsx';

export interface MobileFriendlyCategoriesTableProps extends FindingCategoriesProps<MobileFriendlyCategory> {
  /** What they can be filtered by; left out while it isn't known. */
  facets?: MobileFriendlyFacets | undefined;
  onIssueOpen?: ((opened: { issueId: string }) => void) | undefined;
  /** Where an issue's pages are; its row is then a link. */
  issueHref?: ((issueId: string) => string) | undefined;
}

/** What stands in the way on phones: what is worst, how often it was found, on how many pages, and what has changed. */
export function MobileFriendlyCategoriesTable(props: MobileFriendlyCategoriesTableProps) {
  const { facets, onIssueOpen, issueHref, ...table } = props;
  const t = useMobileFriendlyWords();
  const opens = onIssueOpen !== undefined || issueHref !== undefined;
  return (
    <FindingCategoriesTable
      {...table}
      facets={facets}
      columns={useMobileFriendlyColumns(useFindingFilters(facets), isCompared(props), opens)}
      caption={t('mobileFriendly.categories.caption')}
      summary={{
        label: t('mobileFriendly.categories.bySeverity'),
        unit: (count) => t('mobileFriendly.categories.kinds', { count }),
      }}
      nothingFound={{ title: t('mobileFriendly.empty.title'), detail: t('mobileFriendly.empty.detail') }}
      onRowOpen={onIssueOpen && (({ id }) => onIssueOpen({ issueId: id }))}
      rowHref={issueHref && (({ id }) => issueHref(id))}
    />
  );
}
