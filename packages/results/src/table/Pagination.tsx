import { IconButton } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTableWords } from '../words/table.ts';
import { NativeSelect, SelectLabel } from './NativeSelect.ts';
import { pageRange } from './pageRange.ts';
import { isRowsPerPage, ROWS_PER_PAGE, type TableView, withPage, withRowsPerPage } from './tableView.ts';
import { useIsAskedFor } from './useIsAskedFor.ts';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.space.xs} ${tokens.space.l};
  padding: ${tokens.space.s} ${tokens.space.l};
  border-top: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

const Range = styled.p`
  min-width: 6rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${tokens.space.xxs};
  svg:dir(rtl) { transform: scaleX(-1); }
`;

/** Off, it steps back: four boxes would be the loudest thing in the table. */
const Quiet = styled(IconButton)`
  &[aria-disabled='true'] { border-color: transparent; background: none; }
`;

export interface PaginationProps {
  /** The table's caption: several tables on a page have several navigations. */
  caption: string;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Rows on all pages. */
  total: number;
}

/** Rows a page, where one is, and the ways to other pages. */
export function Pagination({ caption, view, onViewChange, total }: PaginationProps) {
  const t = useTableWords();
  const range = pageRange(view, total);
  const goTo = (page: number) => onViewChange(withPage(view, page));
  const shown =
    range.first === 0
      ? t('table.pagination.none')
      : t('table.pagination.range', { first: range.first, last: range.last, total });
  const isNews = useIsAskedFor(shown, [view.page, view.rowsPerPage, view.filters]);
  const changeRows = (value: number) => {
    if (isRowsPerPage(value)) onViewChange(withRowsPerPage(view, value));
  };
  return (
    <Root aria-label={t('table.pagination.label', { caption })}>
      <SelectLabel>
        {t('table.pagination.rowsPerPage')}
        <NativeSelect value={view.rowsPerPage} onChange={(event) => changeRows(Number(event.target.value))}>
          {ROWS_PER_PAGE.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </NativeSelect>
      </SelectLabel>
      <Range role="status" aria-live={isNews ? 'polite' : 'off'} dir="auto">
        {shown}
      </Range>
      <Buttons>
        <PageButton
          label={t('table.pagination.firstPage')}
          icon={<ChevronFirst aria-hidden />}
          isOff={!range.hasPrevious}
          onPress={() => goTo(0)}
        />
        <PageButton
          label={t('table.pagination.previousPage')}
          icon={<ChevronLeft aria-hidden />}
          isOff={!range.hasPrevious}
          onPress={() => goTo(Math.min(view.page - 1, range.lastPage))}
        />
        <PageButton
          label={t('table.pagination.nextPage')}
          icon={<ChevronRight aria-hidden />}
          isOff={!range.hasNext}
          onPress={() => goTo(view.page + 1)}
        />
        <PageButton
          label={t('table.pagination.lastPage')}
          icon={<ChevronLast aria-hidden />}
          isOff={!range.hasNext}
          onPress={() => goTo(range.lastPage)}
        />
      </Buttons>
    </Root>
  );
}

interface PageButtonProps {
  label: string;
  icon: ReactNode;
  isOff: boolean;
  onPress: () => void;
}

/** Not `disabled`: whoever presses "next" up to the last page must not lose the focus there. */
function PageButton({ label, icon, isOff, onPress }: PageButtonProps) {
  return (
    <Quiet size="s" label={label} icon={icon} aria-disabled={isOff} onClick={isOff ? undefined : onPress} />
  );
}
