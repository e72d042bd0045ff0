import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/buttonStyles.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  hasTooltip?: boolean;
}

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
  min-width: ${({ $size }) => ($size === 's' ? tokens.size.controlS : tokens.size.controlM)};
  padding: 0;
`;

/** A button that is an icon alone; its name is its tooltip too. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const { label, icon, variant = 'ghost', size = 'm', hasTooltip = true, ...rest } = props;
  const button = (
    <Root type="button" {...rest} ref={ref} aria-label={label} $variant={variant} $size={size}>
      {icon}
    </Root>
  );
  return hasTooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
});
