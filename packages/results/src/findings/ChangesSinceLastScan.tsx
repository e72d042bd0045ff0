import type { IssuesSinceLastScan } from '@sitelens/api-client/contract';
import { Text, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { Check, TrendingUp } from 'lucide-react';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useFindingsWords } from '../words/findings.ts';

const Changes = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.m};
  font-size: ${tokens.fontSize.s};
  font-variant-numeric: tabular-nums;
`;

const Change = styled.span<{ $tone: 'danger' | 'success' }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${({ $tone }) => tokens.tone[$tone].foreground};
  font-weight: ${tokens.fontWeight.medium};
  white-space: nowrap;
  svg { flex: none; width: 0.875rem; height: 0.875rem; }
`;

/** How many issues are new and how many were fixed; left out in a project's first scan. */
export function ChangesSinceLastScan({ changes }: { changes: IssuesSinceLastScan | undefined }) {
  const t = useFindingsWords();
  if (!changes) {
    return (
      <span>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('findings.sinceLastScan.notCompared')}</VisuallyHidden>
      </span>
    );
  }
  if (changes.new === 0 && changes.fixed === 0) {
    return (
      <Text as="span" size="s" tone="muted">
        {t('findings.sinceLastScan.unchanged')}
      </Text>
    );
  }
  return (
    <Changes>
      {changes.new > 0 && (
        <Change $tone="danger">
          <TrendingUp aria-hidden />
          {t('findings.sinceLastScan.new', { number: formatNumber(changes.new) })}
        </Change>
      )}{' '}
      {changes.fixed > 0 && (
        <Change $tone="success">
          <Check aria-hidden />
          {t('findings.sinceLastScan.fixed', { number: formatNumber(changes.fixed) })}
        </Change>
      )}
    </Changes>
  );
}
