import { SCREEN_SIZE_NAMES, type ScreenSize } from '@sitelens/api-client/contract';
import { Badge, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';

const ICONS: Readonly<Record<ScreenSize, LucideIcon>> = {
  desktop: Monitor,
  tablet: Tablet,
  phone: Smartphone,
};

const Compact = styled.span`
  display: inline-flex;
  color: ${tokens.color.textMuted};
  svg { width: 1.125rem; height: 1.125rem; }
`;

interface FoundAtProps {
  screenSizes: readonly ScreenSize[];
  /** Pictures alone, for a table's cell; their names are in their tooltips. Default: false. */
  isCompact?: boolean;
}

/** The screen sizes at which an issue was found, largest first. */
export function FoundAt({ screenSizes, isCompact = false }: FoundAtProps) {
  const t = useScreenshotWords();
  return SCREEN_SIZE_NAMES.filter((size) => screenSizes.includes(size)).map((size) => {
    const Icon = ICONS[size];
    const name = t(`screenshot.sizes.${size}`);
    if (isCompact) {
      return (
        <Compact key={size} title={name}>
          <Icon aria-hidden />
          <VisuallyHidden>{name} </VisuallyHidden>
        </Compact>
      );
    }
    return (
      <Badge key={size} icon={<Icon aria-hidden />}>
        {name}
      </Badge>
    );
  });
}
