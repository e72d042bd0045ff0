import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../../internal/Anchor.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts';

export interface ButtonLinkProps {
  /** http(s) or relative; anything else is shown as text. */
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** To another site: in a new tab, without the router. */
  isExternal?: boolean;
  children: ReactNode;
}

const Root = styled.span<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: contents;
  > a { ${buttonStyles} }
`;

/** A link that looks like a button: for the one most likely way on. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = 'secondary', size = 'm', icon, isExternal = false, children } = props;
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
      <Anchor address={address} isExternal={isExternal}>
        {content}
      </Anchor>
    </Root>
  );
}
