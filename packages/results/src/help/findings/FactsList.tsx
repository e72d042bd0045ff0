import { tokens } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.l};
  align-items: center;
  margin: 0;
  font-size: ${tokens.fontSize.m};
  dt { color: ${tokens.color.textMuted}; }
  dd { display: flex; flex-wrap: wrap; align-items: center; gap: ${tokens.space.xs} ${tokens.space.s}; margin: 0; }
`;

interface FactsListProps {
  /** A term each, and what is said of it. */
  facts: readonly (readonly [term: string, said: ReactNode])[];
}

/** Terms, and what is so about this element. */
export function FactsList({ facts }: FactsListProps) {
  return (
    <List>
      {facts.map(([term, said]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </List>
  );
}
