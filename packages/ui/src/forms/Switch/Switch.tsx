import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';
import { Description } from '../Field/fieldParts.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'role'> {
  label: string;
  /** What it does, seen before it is turned on. */
  description?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${tokens.space.s};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
`;

const Track = styled.input`
  position: relative;
  flex: none;
  appearance: none;
  box-sizing: border-box;
  width: 2.75rem;
  height: 1.5rem;
  margin: 0;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surfaceSunken};
  cursor: pointer;
  transition: background ${tokens.motion.fast} ${tokens.motion.easing};
  &::before {
    content: '';
    position: absolute;
    top: 50%;
    left: 0.1875rem;
    width: 1rem;
    height: 1rem;
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.borderStrong};
    transform: translateY(-50%);
    transition: left ${tokens.motion.fast} ${tokens.motion.easing};
  }
  &:checked { border-color: ${tokens.color.accent}; background: ${tokens.color.accent}; }
  &:checked::before { left: calc(100% - 1.1875rem); background: ${tokens.color.onAccent}; }
  &:focus-visible {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: ${tokens.focus.offset};
  }
  &:disabled { cursor: not-allowed; opacity: 0.6; }
  ${forcedColors} {
    &::before { background: ButtonText; forced-color-adjust: none; }
    &:checked { background: Highlight; forced-color-adjust: none; }
    &:checked::before { background: HighlightText; }
  }
`;

const Label = styled.label`
  align-content: center;
  min-height: ${tokens.size.controlS};
  color: ${tokens.color.text};
  font-weight: ${tokens.fontWeight.medium};
  cursor: pointer;
  ${coarsePointer} { min-height: 3rem; }
`;

const Below = styled(Description)`
  grid-column: 2;
`;

/** On or off. Space turns it, and its label does (APG, Switch). */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, description, className, ...rest } = props;
  const id = useId();
  const hasDescription = description !== undefined;
  return (
    <Root className={className}>
      <Track
        {...rest}
        ref={ref}
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={hasDescription ? `${id}-description` : undefined}
      />
      <Label htmlFor={id}>{label}</Label>
      {hasDescription && <Below id={`${id}-description`}>{description}</Below>}
    </Root>
  );
});
