import { SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import { Badge } from '@sitelens/ui/primitives';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useScreenshotWords } from '../words/screenshot.ts';

const ICONS: Readonly<Record<ScreenSize, LucideIcon>> = {
  desktop: Monitor,
  tablet: Tablet,
  phone: Smartphone,
};

/** The screen sizes at which an issue was found, largest first. */
export function FoundAt({ screenSizes }: { screenSizes: readonly ScreenSize[] }) {
  const t = useScreenshotWords();
  return SCREEN_SIZE_NAMES.filter((size) => screenSizes.includes(size)).map((size) => {
    const Icon = ICONS[size];
    return (
      <Badge key={size} icon={<Icon aria-hidden />}>
        {t(`screenshot.sizes.${size}`)}
      </Badge>
    );
  });
}
