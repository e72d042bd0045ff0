import { Stack, Text } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useHelpWords } from '../../words/help.ts';

/** All in CSS pixels. */
interface SizeDrawingProps {
  width: number;
  height: number;
  /** Both sides of the square that it has to fill. */
  minimum: number;
}

/** Twice as large as it is, so that a difference of few pixels is seen. */
const SCALE = 2;
const MAXIMUM = 160;

/** An element's size over the one that it needs. */
export function SizeDrawing({ width, height, minimum }: SizeDrawingProps) {
  const t = useHelpWords();
  const shown = { width: Math.min(width, MAXIMUM), height: Math.min(height, MAXIMUM) };
  const full = { width: Math.max(shown.width, minimum), height: Math.max(shown.height, minimum) };
  return (
    <Stack gap="xs">
      <svg
        aria-hidden
        viewBox={`-1 -1 ${full.width + 2} ${full.height + 2}`}
        style={{ width: (full.width + 2) * SCALE, maxWidth: '100%', overflow: 'visible' }}
      >
        <rect
          x={(full.width - shown.width) / 2}
          y={(full.height - shown.height) / 2}
          width={shown.width}
          height={shown.height}
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
      <Text size="s" tone="muted">
        {t('help.target.drawing', { minimum })}
      </Text>
    </Stack>
  );
}
