import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUiWords } from '../../words/useUiWords.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A decorative icon before the words. */
  icon?: ReactNode;
  /** Shows a spinner and ignores presses, but keeps focus. */
  isLoading?: boolean;
}

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

/** Does something on this page; what leads elsewhere is a `TextLink` or a `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'secondary', size = 'm', icon, isLoading = false, children, onClick, ...rest } = props;
  const t = useUiWords();

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled, not disabled: a button that loses focus while it works leaves keyboard users nowhere.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Root
      type="button"
      {...rest}
      ref={ref}
      $variant={variant}
      $size={size}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isLoading ? <Spinner label={t('loading')} /> : icon}
      {children}
    </Root>
  );
});
