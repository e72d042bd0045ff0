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

/** Twice as large as it is, so that a difference of few pixels is seen; less where that takes too much room. */
const SCALE = 2;

/** An element's size over the one that it needs, to scale. */
export function SizeDrawing({ width, height, minimum }: SizeDrawingProps) {
  const t = useHelpWords();
  const full = { width: Math.max(width, minimum), height: Math.max(height, minimum) };
  return (
    <Stack gap="xs">
      <svg
        aria-hidden
        viewBox={`-1 -1 ${full.width + 2} ${full.height + 2}`}
        preserveAspectRatio="xMinYMid"
        style={{ width: (full.width + 2) * SCALE, maxWidth: 'min(100%, 20rem)', maxHeight: '12rem' }}
      >
        <rect
          x={(full.width - width) / 2}
          y={(full.height - height) / 2}
          width={width}
          height={height}
          rx={1}
          fill={tokens.tone.danger.background}
          stroke={tokens.tone.danger.mark}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        <rect
          x={(full.width - minimum) / 2}
          y={(full.height - minimum) / 2}
          width={minimum}
          height={minimum}
          fill="none"
          stroke={tokens.color.text}
          strokeWidth={2}
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Text size="s" tone="muted">
        {t('help.target.drawing', { minimum })}
      </Text>
    </Stack>
  );
}
