import { tokens } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Numbers with their names, beside each other as far as there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7rem, 100%), 1fr));
  gap: ${tokens.space.l} ${tokens.space.xl};
  margin: 0;
  min-width: 0;
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xxs};
  min-width: 0;
  dt { color: ${tokens.color.textMuted}; font-size: ${tokens.fontSize.s}; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

const Value = styled.dd`
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.xl};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: -0.011em;
  line-height: ${tokens.lineHeight.tight};
`;

const Detail = styled.dd`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;

interface FactProps {
  name: string;
  value: ReactNode;
  detail?: ReactNode;
}

export function Fact({ name, value, detail }: FactProps) {
  return (
    <Root>
      <dt>{name}</dt>
      <Value>{value}</Value>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Root>
  );
}
