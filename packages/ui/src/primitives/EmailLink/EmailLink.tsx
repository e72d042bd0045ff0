import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mailtoHref } from '../../internal/mailtoHref.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { tokens } from '../../theme/tokens.ts';

export interface EmailLinkProps {
  /** One e-mail address. Where it isn't one, the words are shown as text. */
  address: string;
  /** Default: the address. */
  children?: ReactNode;
}

const Root = styled.a`
  display: inline-block;
  min-height: 1.5rem;
  border-radius: ${tokens.radius.s};
  color: ${tokens.color.link};
  overflow-wrap: anywhere;
  text-underline-offset: 0.2em;
  ${focusRing}
`;

/** Begins an e-mail in the reader's own program. */
export function EmailLink({ address, children = address }: EmailLinkProps) {
  const href = mailtoHref(address);
  return href === undefined ? <span>{children}</span> : <Root href={href}>{children}</Root>;
}
