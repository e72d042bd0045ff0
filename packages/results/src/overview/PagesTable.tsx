import type { Page } from '@sitelens/api-client/contract';
import { EmptyState, Heading, type HeadingLevel, Inline, Stack } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import { PageAddress } from '../findings/PageAddress.tsx';
import { formatNumber } from '../internal/format.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTableProps.ts';
import { NativeSelect, SelectLabel } from '../table/NativeSelect.ts';
import { withFilter } from '../table/tableView.ts';
import { useOverviewWords } from '../words/overview.ts';
import { PageResult } from './PageResult.tsx';
import { outcomeOf, PAGE_OUTCOMES } from './pageOutcomes.ts';

export interface PagesTableProps
  extends Pick<DataTableProps<Page>, 'view' | 'onViewChange' | 'total' | 'status' | 'onRetry' | 'redaction'> {
  /** In the order in which they were found. */
  pages: readonly Page[];
  /** Default: 2. */
  level?: HeadingLevel;
}

/** Every page that the scan knows of, how it ended and why; filtered by how it ended. */
export function PagesTable({ pages, level = 2, ...table }: PagesTableProps) {
  const t = useOverviewWords();
  const columns = useColumns();
  const { view, onViewChange } = table;
  const outcome = outcomeOf(view);
  return (
    <Stack as="section" gap="m" aria-label={t('overview.pages.title')}>
      <Inline justify="space-between">
        <Heading level={level}>{t('overview.pages.title')}</Heading>
        <SelectLabel>
          {t('overview.pages.filter')}
          <NativeSelect
            value={outcome ?? ''}
            onChange={({ target }) =>
              onViewChange(withFilter(view, 'outcome', target.value === '' ? [] : [target.value]))
            }
          >
            <option value="">{t('overview.pages.all')}</option>
            {PAGE_OUTCOMES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`overview.outcomes.${choice}`)}
              </option>
            ))}
          </NativeSelect>
        </SelectLabel>
      </Inline>
      <DataTable
        {...table}
        caption={t('overview.pages.title')}
        isCaptionHidden
        columns={columns}
        rows={pages}
        rowId={({ id }) => id}
        failure={{ title: t('overview.pages.failed.title'), detail: t('overview.pages.failed.detail') }}
        empty={
          <EmptyState
            level={3}
            title={t(outcome === undefined ? 'overview.pages.empty' : 'overview.pages.noMatch')}
          />
        }
      />
    </Stack>
  );
}

function useColumns(): readonly DataColumn<Page>[] {
  const t = useOverviewWords();
  return useMemo(
    () => [
      {
        id: 'url',
        header: t('overview.pages.page'),
        cell: ({ url }) => <PageAddress url={url} />,
      },
      { id: 'outcome', header: t('overview.pages.result'), cell: (page) => <PageResult page={page} /> },
      {
        id: 'accessibilityIssues',
        header: t('overview.pages.issues'),
        isNumeric: true,
        cell: ({ outcome, accessibilityIssues }) =>
          outcome === 'SCANNED' ? formatNumber(accessibilityIssues) : '–',
      },
    ],
    [t],
  );
}
