import type { ScreenSize } from '@sitelens/api-client/contract';
import { Banner, Button } from '@sitelens/ui/primitives';
import { useScreenshotWords } from '../words/screenshot.ts';

interface NotVisibleProps {
  /** A size at which the issue has a box, if there is one. */
  visibleAt: ScreenSize | undefined;
  onScreenSizeChange: (size: ScreenSize) => void;
}

/** Says that the chosen issue has no box here, and where it has one. */
export function NotVisible({ visibleAt, onScreenSizeChange }: NotVisibleProps) {
  const t = useScreenshotWords();
  const action = visibleAt && (
    <Button size="s" onClick={() => onScreenSizeChange(visibleAt)}>
      {t('screenshot.showAt', { size: t(`screenshot.sizes.${visibleAt}`) })}
    </Button>
  );
  return (
    <Banner tone="info" title={t('screenshot.notVisible')} action={action}>
      {!visibleAt && t('screenshot.notVisibleDetail')}
    </Banner>
  );
}
