import { tokens } from '@sitelens/ui/theme';
import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useOverviewWords } from '../words/overview.ts';

const Root = styled.span<{ $colour: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${({ $colour }) => $colour};
  font-size: ${tokens.fontSize.xs};
  svg { flex: none; width: 0.875rem; height: 0.875rem; }
`;

/** How the count of issues has changed; above zero there are fewer now. */
export function ScoreDifference({ difference }: { difference: number }) {
  const t = useOverviewWords();
  const count = formatNumber(Math.abs(difference));
  if (difference === 0) {
    return (
      <Root $colour={tokens.color.textMuted}>
        <Equal aria-hidden />
        {t('overview.difference.same')}
      </Root>
    );
  }
  const isBetter = difference > 0;
  const Icon = isBetter ? TrendingDown : TrendingUp;
  return (
    <Root $colour={tokens.tone[isBetter ? 'success' : 'danger'].foreground}>
      <Icon aria-hidden />
      {t(isBetter ? 'overview.difference.fewer' : 'overview.difference.more', { count })}
    </Root>
  );
}
