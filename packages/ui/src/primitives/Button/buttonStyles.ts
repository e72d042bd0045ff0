import { css } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { forcedColors } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';

/** `primary` for the one action that matters most, `danger` for what can't be undone, `ghost` for tools beside content. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'ghost';
/** Both are 48 px high and wide at least where fingers point (`pointer: coarse`). */
export type ButtonSize = 's' | 'm';

const variants = {
  primary: css`
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${tokens.color.accentHover}; }
  `,
  secondary: css`
    background: ${tokens.color.surface};
    border-color: ${tokens.color.borderButton};
    color: ${tokens.color.text};
    box-shadow: ${tokens.shadow.s};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${tokens.color.surfaceHover}; }
  `,
  danger: css`
    background: ${tokens.color.danger};
    color: ${tokens.color.onDanger};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${tokens.color.dangerHover}; }
  `,
  ghost: css`
    background: transparent;
    color: ${tokens.color.text};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${tokens.color.surfaceHover}; }
  `,
};

const disabled = css`
  background: ${tokens.color.surfaceSunken};
  border-color: ${tokens.color.border};
  color: ${tokens.color.textDisabled};
  box-shadow: none;
  cursor: not-allowed;
  @media (forced-colors: active) {
    color: GrayText;
  }
`;

/* Forced colours take the background away: there the border says it, by its width as well as its colour. */
const pressed = css`
  background: ${tokens.color.surfaceSelected};
  border-color: ${tokens.color.accent};
  color: ${tokens.color.text};
  ${forcedColors} {
    outline: 1px solid Highlight;
    outline-offset: -2px;
    border-color: Highlight;
  }
`;

/** Shared by buttons and links that look like one. The border shows the shape in forced colours. */
export const buttonStyles = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  box-sizing: border-box;
  min-height: ${({ $size }) => ($size === 's' ? tokens.size.controlS : tokens.size.controlM)};
  min-width: ${({ $size }) => ($size === 's' ? tokens.size.controlS : tokens.size.controlM)};
  padding: 0 ${({ $size }) => ($size === 's' ? tokens.space.s : tokens.space.m)};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.m};
  font: inherit;
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.lineHeight.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${tokens.motion.fast} ${tokens.motion.easing};
  ${({ $variant }) => variants[$variant]}
  &[aria-pressed='true'] { ${pressed} }
  &:disabled, &[aria-disabled='true'] { ${disabled} }
  ${focusRing}
  svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
`;
