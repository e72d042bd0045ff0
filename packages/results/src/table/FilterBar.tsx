import { Button } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useTableWords } from '../words/table.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterChips } from './FilterChips.tsx';
import { isFiltered, type ShownFilter, toggled, withoutThese } from './tableFilters.ts';
import { type TableView, withFilter } from './tableView.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s};
  padding: ${tokens.space.s} ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.border};
  &:focus { outline: none; }
`;

interface FilterBarProps {
  caption: string;
  filters: readonly ShownFilter[];
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** A button for each filter, what is chosen, and the way back to all rows. */
export function FilterBar({ caption, filters, view, onViewChange }: FilterBarProps) {
  const t = useTableWords();
  const root = useRef<HTMLDivElement>(null);

  /** What was pressed goes away: the focus goes to the filter that it belonged to. */
  function focusFilter(id: string | undefined) {
    const buttons = Array.from(root.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? []);
    const button = buttons.find((one) => one.dataset.filter === id) ?? buttons[0];
    (button ?? root.current)?.focus();
  }

  function toggle(id: string, value: string) {
    onViewChange(withFilter(view, id, toggled(view.filters[id] ?? [], value)));
  }

  return (
    <Root ref={root} role="group" aria-label={t('table.filters.label', { caption })} tabIndex={-1}>
      {filters.map((filter) => (
        <FilterButton key={filter.id} filter={filter} onToggle={(value) => toggle(filter.id, value)} />
      ))}
      <FilterChips
        filters={filters}
        onRemove={(id, value) => {
          focusFilter(id);
          toggle(id, value);
        }}
      />
      {isFiltered(filters) && (
        <Button
          size="s"
          variant="ghost"
          onClick={() => {
            focusFilter(undefined);
            onViewChange(withoutThese(view, filters));
          }}
        >
          {t('table.filters.clear')}
        </Button>
      )}
    </Root>
  );
}
