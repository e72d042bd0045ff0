import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRenderLink } from '../../internal/LinkContext.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts';

export interface ButtonLinkProps {
  /** http(s) or relative; anything else is shown as text. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  children: ReactNode;
}

const Root = styled.span<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: contents;
  > a { ${buttonStyles} }
`;

/** A link that looks like a button: for the one most likely way on. */
export function ButtonLink({ href, variant = 'secondary', size = 'm', icon, children }: ButtonLinkProps) {
  const renderLink = useRenderLink();
  const address = safeHref(href);
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (address === undefined) return <span>{content}</span>;
  return (
    <Root $variant={variant} $size={size}>
      {renderLink({ href: address, children: content })}
    </Root>
  );
}
