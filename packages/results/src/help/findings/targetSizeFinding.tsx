import { Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useHelpWords } from '../../words/help.ts';
import type { Finding } from '../Article.ts';
import { type TargetSizeFacts, targetSizeFacts } from './targetSizeFacts.ts';

/** The size that was measured, beside the one that it needs. */
export const targetSizeFinding: Finding = (issue) => {
  const facts = targetSizeFacts(issue);
  return facts && <TargetSize facts={facts} />;
};

function TargetSize({ facts }: { facts: TargetSizeFacts }) {
  const t = useHelpWords();
  const { width, height, minimum, space } = facts;
  return (
    <Stack gap="m">
      <Text>
        {t('help.target.measured', { width, height })}{' '}
        {space !== undefined && `${t('help.target.space', { space })} `}
        {t('help.target.needed', { minimum })}
      </Text>
      <Stack gap="xs">
        <Drawing facts={facts} />
        <Text size="s" tone="muted">
          {t('help.target.drawing', { minimum })}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Twice as large as it is, so that a difference of few pixels is seen. */
const SCALE = 2;
const MAXIMUM_WIDTH = 160;

function Drawing({ facts: { width, height, minimum } }: { facts: TargetSizeFacts }) {
  const shownWidth = Math.min(width, MAXIMUM_WIDTH);
  const full = { width: Math.max(shownWidth, minimum), height: Math.max(height, minimum) };
  return (
    <svg
      aria-hidden
      viewBox={`-1 -1 ${full.width + 2} ${full.height + 2}`}
      style={{ width: (full.width + 2) * SCALE, maxWidth: '100%', overflow: 'visible' }}
    >
      <rect
        x={(full.width - shownWidth) / 2}
        y={(full.height - height) / 2}
        width={shownWidth}
        height={height}
        rx={1}
        fill={tokens.tone.danger.background}
        stroke={tokens.tone.danger.mark}
      />
      <rect
        x={(full.width - minimum) / 2}
        y={(full.height - minimum) / 2}
        width={minimum}
        height={minimum}
        fill="none"
        stroke={tokens.color.text}
        strokeDasharray="2 2"
      />
    </svg>
  );
}
