import { VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useTableWords } from '../words/table.ts';
import type { Redaction } from './DataTableProps.ts';

const Root = styled.div`
  padding: ${tokens.space.l};
  border-top: 1px solid ${tokens.color.border};
`;

/** What the blurred rows are, for those who can't see them, and what to do about it. */
export function RedactedRowsPrompt({ redaction }: { redaction: Redaction }) {
  const t = useTableWords();
  const { count, prompt } = redaction;
  return (
    <Root>
      <VisuallyHidden as="p">{t('table.redacted', { count, number: formatNumber(count) })}</VisuallyHidden>
      {prompt}
    </Root>
  );
}
