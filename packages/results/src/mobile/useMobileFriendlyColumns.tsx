import type { MobileFriendlyCategory } from '@sitelens/api-client/contract';
import { tokens } from '@sitelens/ui/theme';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFindingColumns } from '../findings/useFindingColumns.tsx';
import type { FindingFilters } from '../findings/useFindingFilters.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { useMobileFriendlyWords } from '../words/mobileFriendly.ts';

const Open = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  color: ${tokens.color.link};
  font-weight: ${tokens.fontWeight.medium};
  white-space: nowrap;
  svg { flex: none; width: 1rem; height: 1rem; }
`;

/**
 * The columns of the mobile-friendliness issues.
 *
 * @param isCompared whether there is an earlier scan; without one nothing is said of what has changed
 * @param opens whether rows lead anywhere
 */
export function useMobileFriendlyColumns(
  filters: FindingFilters,
  isCompared: boolean,
  opens: boolean,
): readonly DataColumn<MobileFriendlyCategory>[] {
  const t = useMobileFriendlyWords();
  const headers = {
    name: t('mobileFriendly.categories.issue'),
    totalIssues: t('mobileFriendly.categories.found'),
  };
  const { name, totalIssues, impact, totalPages, sinceLastScan } = useFindingColumns(headers, filters);
  return useMemo(() => {
    const open: DataColumn<MobileFriendlyCategory> = {
      id: 'open',
      header: t('mobileFriendly.categories.details'),
      // The issue's name is the row's one control: this shows to the eye that a press anywhere opens it.
      cell: () => (
        <Open aria-hidden>
          {t('mobileFriendly.categories.open')}
          <ChevronRight />
        </Open>
      ),
    };
    return [
      // No criteria stand beside it that would need the room.
      { ...name, width: '40%' },
      totalIssues,
      impact,
      totalPages,
      ...(isCompared ? [sinceLastScan] : []),
      ...(opens ? [open] : []),
    ];
  }, [t, name, totalIssues, impact, totalPages, sinceLastScan, isCompared, opens]);
}
