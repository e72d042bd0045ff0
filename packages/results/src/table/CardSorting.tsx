import { IconButton } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { styled } from 'styled-components';
import { useTableWords } from '../words/table.ts';
import type { DataColumn } from './DataColumn.ts';
import type { NamedOrder } from './DataTableProps.ts';
import { NativeSelect, SelectLabel } from './NativeSelect.ts';
import { asCards } from './tableParts.ts';
import { type TableView, withSort } from './tableView.ts';

const Root = styled.div`
  display: none;
  ${asCards} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s};
    padding: ${tokens.space.s} ${tokens.space.l};
    border-bottom: 1px solid ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
`;

interface CardSortingProps<Row> {
  columns: readonly DataColumn<Row>[];
  furtherOrders?: readonly NamedOrder[];
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** Cards have no heads to press: the same choice as a list. */
export function CardSorting<Row>({ columns, furtherOrders = [], view, onViewChange }: CardSortingProps<Row>) {
  const t = useTableWords();
  const ofColumns = columns.flatMap(({ id, header, firstOrder }) =>
    firstOrder ? [{ id, header, firstOrder }] : [],
  );
  const sortable = ofColumns.length > 0 ? [...furtherOrders, ...ofColumns] : [];
  const current = sortable.find(({ id }) => id === view.orderBy);
  const sort = (id: string) => {
    const column = sortable.find((one) => one.id === id);
    if (column) onViewChange(withSort(view, column));
  };
  if (sortable.length === 0) return null;
  return (
    <Root>
      <SelectLabel>
        {t('table.sortBy')}
        <NativeSelect value={current?.id ?? ''} onChange={(event) => sort(event.target.value)}>
          {!current && <option value="">{t('table.ownOrder')}</option>}
          {sortable.map(({ id, header }) => (
            <option key={id} value={id}>
              {header}
            </option>
          ))}
        </NativeSelect>
      </SelectLabel>
      {current && (
        <IconButton
          size="s"
          label={t('table.turnOrder', { order: t(`table.order.${view.order}`) })}
          icon={view.order === 'asc' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          onClick={() => sort(current.id)}
        />
      )}
    </Root>
  );
}
