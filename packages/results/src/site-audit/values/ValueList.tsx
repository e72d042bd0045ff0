import { Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { formatNumber } from '../../internal/format.ts';
import { useSiteAuditWords } from '../../words/siteAudit.ts';
import { MoreButton } from './MoreButton.tsx';

/** As many as can be taken in at a glance. */
const SHOWN = 5;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { min-width: 0; }
`;

interface ValueListProps<Value> {
  values: readonly Value[];
  /** How many there are beyond those that are listed. */
  unlisted: number;
  children: (value: Value) => ReactNode;
}

/** Several values in a cell: the first five, until all are asked for. */
export function ValueList<Value>({ values, unlisted, children }: ValueListProps<Value>) {
  const t = useSiteAuditWords();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = values.length > SHOWN;
  return (
    <div>
      <List id={id}>
        {(isWhole ? values : values.slice(0, SHOWN)).map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell's values don't change places, and two may be alike.
          <li key={index}>{children(value)}</li>
        ))}
      </List>
      {unlisted > 0 && (isWhole || !isLong) && (
        <Text size="s" tone="muted">
          {t('siteAudit.value.more', { count: unlisted, number: formatNumber(unlisted) })}
        </Text>
      )}
      {isLong && (
        <MoreButton isWhole={isWhole} controls={id} onToggle={() => setIsWhole(!isWhole)}>
          {isWhole ? t('siteAudit.value.showFewerOfList') : moreOf(t, values.length, unlisted)}
        </MoreButton>
      )}
    </div>
  );
}

/** What can be had of the list, and how many there are where that is not all. */
function moreOf(t: ReturnType<typeof useSiteAuditWords>, listed: number, unlisted: number): string {
  const number = formatNumber(listed);
  if (unlisted === 0) return t('siteAudit.value.showAllOfList', { number });
  return t('siteAudit.value.showPartOfList', { number, total: formatNumber(listed + unlisted) });
}
