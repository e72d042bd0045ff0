import { Button, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { useTableWords } from '../words/table.ts';
import type { ShownFilter } from './tableFilters.ts';

const List = styled.ul`
  display: contents;
  list-style: none;
  > li { min-width: 0; max-width: min(20rem, 100%); }
`;

/** A value of 10,000 letters is cut; as a title it can be read whole. */
const Chip = styled(Button)`
  max-width: 100%;
  background: ${tokens.color.surfaceSunken};
  border-color: ${tokens.color.border};
  > bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

interface FilterChipsProps {
  filters: readonly ShownFilter[];
  onRemove: (id: string, value: string) => void;
}

/** Every chosen value, as a button that takes it off. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const t = useTableWords();
  const chips = filters.flatMap(({ id, header, options, chosen }) =>
    chosen.map((value) => {
      const label = options.find((option) => option.value === value)?.label ?? value;
      return { id, value, text: t('table.filters.chip', { column: header, value: label }) };
    }),
  );
  if (chips.length === 0) return null;
  return (
    // `display: contents` takes the list's meaning away in some browsers.
    <List role="list" aria-label={t('table.filters.list')}>
      {chips.map(({ id, value, text }) => (
        <li key={JSON.stringify([id, value])}>
          <Chip size="s" variant="ghost" title={text} onClick={() => onRemove(id, value)}>
            <VisuallyHidden>{t('table.filters.remove')}</VisuallyHidden>
            <bdi>{text}</bdi>
            <X aria-hidden />
          </Chip>
        </li>
      ))}
    </List>
  );
}
