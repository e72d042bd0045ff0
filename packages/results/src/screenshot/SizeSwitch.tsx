import type { ScreenSize } from '@sitelens/api-client/contract';
import { SegmentedControl, VisuallyHidden } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { styled } from 'styled-components';
import { useScreenshotWords } from '../words/screenshot.ts';

const ICONS: Readonly<Record<ScreenSize, LucideIcon>> = {
  desktop: Monitor,
  tablet: Tablet,
  phone: Smartphone,
};

const Found = styled.span`
  position: relative;
  display: inline-flex;
  &::after {
    content: '';
    position: absolute;
    top: -2px;
    inset-inline-end: -3px;
    width: 7px;
    height: 7px;
    border: 1px solid ${tokens.color.surface};
    border-radius: 50%;
    background: ${tokens.severity.critical.mark};
    forced-color-adjust: none;
  }
`;

interface SizeIconProps {
  size: ScreenSize;
  isFound: boolean;
}

function SizeIcon({ size, isFound }: SizeIconProps) {
  const t = useScreenshotWords();
  const Icon = ICONS[size];
  if (!isFound) return <Icon aria-hidden />;
  return (
    <>
      <Found>
        <Icon aria-hidden />
      </Found>
      <VisuallyHidden>{t('screenshot.found')} </VisuallyHidden>
    </>
  );
}

interface SizeSwitchProps {
  value: ScreenSize;
  onChange: (size: ScreenSize) => void;
  /** Those that are offered. */
  sizes: readonly ScreenSize[];
  /** Sizes with a screenshot; the others can't be chosen. */
  captured: readonly ScreenSize[];
  /** Sizes at which the chosen issue was found: marked by a dot, and in the option's name. */
  found: readonly ScreenSize[];
}

export function SizeSwitch({ value, onChange, sizes, captured, found }: SizeSwitchProps) {
  const t = useScreenshotWords();
  const options = sizes.map((size) => ({
    value: size,
    label: t(`screenshot.sizes.${size}`),
    icon: <SizeIcon key={size} size={size} isFound={found.includes(size)} />,
    isDisabled: !captured.includes(size),
  }));
  return (
    <SegmentedControl label={t('screenshot.size')} options={options} value={value} onChange={onChange} />
  );
}
