import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** One choice; with an icon its label is still its name. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows only the icons; the labels stay for screen readers. */
  isIconOnly?: boolean;
}

const Group = styled(RadioGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  box-sizing: border-box;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surfaceSunken};
`;

const Option = styled(Radio.Root)`
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  box-sizing: border-box;
  min-width: ${tokens.size.controlS};
  min-height: ${tokens.size.controlS};
  padding: 0 ${tokens.space.s};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.s};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
  white-space: nowrap;
  cursor: pointer;
  svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
  &:hover { color: ${tokens.color.text}; }
  &[data-checked] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
    box-shadow: ${tokens.shadow.s};
  }
  &[data-disabled] { color: ${tokens.color.textDisabled}; cursor: not-allowed; }
  &:focus-visible {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[data-checked] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }
  }
`;

/** One of a few, all in sight: a radio group by keyboard and by name (APG, Radio group). */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isIconOnly = false } = props;

  function choose(next: unknown) {
    const chosen = options.find((option) => option.value === next);
    if (chosen !== undefined) onChange(chosen.value);
  }

  return (
    <Group aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <Option
          key={option.value}
          value={option.value}
          disabled={option.isDisabled ?? false}
          title={isIconOnly ? option.label : undefined}
        >
          {option.icon}
          {isIconOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : option.label}
        </Option>
      ))}
    </Group>
  );
}
