import type { AccessibilityCategory, CategoryFacets } from '@sitelens/api-client/contract';
import {
  type FindingCategoriesProps,
  FindingCategoriesTable,
  isCompared,
} from '../findings/FindingCategoriesTable.tsx';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { useCategoryColumns } from './useCategoryColumns.tsx';
import { useCategoryFilters } from './useCategoryFilters.ts';

export interface CategoriesTableProps extends FindingCategoriesProps<AccessibilityCategory> {
  /** What they can be filtered by; left out while it isn't known. */
  facets?: CategoryFacets | undefined;
  onRuleOpen?: ((opened: { ruleId: string }) => void) | undefined;
  /** Where a rule's screen is; its row is then a link. */
  ruleHref?: ((ruleId: string) => string) | undefined;
}

/** The rules that failed: what is worst, how often, what it violates, whom it hurts, and what has changed. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { facets, onRuleOpen, ruleHref, ...table } = props;
  const t = useAccessibilityWords();
  return (
    <FindingCategoriesTable
      {...table}
      facets={facets}
      columns={useCategoryColumns(useCategoryFilters(facets), isCompared(props))}
      caption={t('accessibility.categories.caption')}
      summary={{
        label: t('accessibility.categories.bySeverity'),
        unit: (count) => t('accessibility.categories.rules', { count }),
      }}
      nothingFound={{ title: t('accessibility.empty.title'), detail: t('accessibility.empty.detail') }}
      onRowOpen={onRuleOpen && (({ id }) => onRuleOpen({ ruleId: id }))}
      rowHref={ruleHref && (({ id }) => ruleHref(id))}
    />
  );
}
