import { Button, Popover } from '@sitelens/ui/primitives';
import { focusRing, tokens } from '@sitelens/ui/theme';
import { ListFilter } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useTableWords } from '../words/table.ts';
import type { ShownFilter } from './tableFilters.ts';

const Options = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${tokens.space.s};
  min-height: ${tokens.size.controlM};
  /* Names of two lines would run into the next. */
  padding-block: ${tokens.space.xs};
  border-radius: ${tokens.radius.s};
  cursor: pointer;
  &:hover { background: ${tokens.color.surfaceHover}; }
  input { ${focusRing} width: 1rem; height: 1rem; margin: 0 ${tokens.space.xs}; accent-color: ${tokens.color.accent}; }
  small { color: ${tokens.color.textMuted}; font-size: inherit; font-variant-numeric: tabular-nums; }
`;

interface FilterButtonProps {
  filter: ShownFilter;
  onToggle: (value: string) => void;
}

/** Opens the values of one filter; each takes effect at once. */
export function FilterButton({ filter, onToggle }: FilterButtonProps) {
  const t = useTableWords();
  const { id, header, options, chosen } = filter;
  return (
    <Popover
      title={header}
      trigger={
        <Button size="s" icon={<ListFilter aria-hidden />} data-filter={id}>
          {chosen.length > 0 ? t('table.filters.chosen', { column: header, count: chosen.length }) : header}
        </Button>
      }
    >
      {options.length === 0 && <p>{t('table.filters.noValues')}</p>}
      <Options>
        {options.map(({ value, label, count }) => (
          <li key={value}>
            <Option>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
              <bdi>{label}</bdi>
              {count !== undefined && <small>{formatNumber(count)}</small>}
            </Option>
          </li>
        ))}
      </Options>
    </Popover>
  );
}
