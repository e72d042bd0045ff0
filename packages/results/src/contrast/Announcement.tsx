import { VisuallyHidden } from '@sitelens/ui/primitives';
import { useContrastWords } from '../words/contrast.ts';
import { steadyRatioText } from './colour/ratioText.ts';
import { CONTRAST_USES, passes, REQUIREMENTS } from './requirements.ts';
import { useSettled } from './useSettled.ts';

/** As long as one waits between two keys. */
const PAUSE_MS = 1_000;

/** Says the ratio and what it is enough for, once a change has come to rest. */
export function Announcement({ ratio }: { ratio: number }) {
  const t = useContrastWords();
  const uses = CONTRAST_USES.map((use) =>
    t('contrast.heard.use', {
      use: t(`contrast.uses.${use}.name`),
      verdicts: REQUIREMENTS[use]
        .map((requirement) =>
          t(passes(ratio, requirement) ? 'contrast.heard.passes' : 'contrast.heard.fails', {
            level: requirement.level,
          }),
        )
        .join(', '),
    }),
  );
  const words = [t('contrast.heard.ratio', { ratio: steadyRatioText(ratio) }), ...uses].join(' ');
  return <VisuallyHidden role="status">{useSettled(words, PAUSE_MS)}</VisuallyHidden>;
}
