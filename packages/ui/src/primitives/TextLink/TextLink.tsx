import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRenderLink } from '../../internal/LinkContext.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { tokens } from '../../theme/tokens.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TextLinkProps {
  /** http(s) or relative. With any other scheme the children are shown as text. */
  href: string;
  /** To another site: in a new tab, without the router. */
  isExternal?: boolean;
  /** Without an underline until hovered; only where it can't be taken for text, as in a table's column. */
  isQuiet?: boolean;
  children: ReactNode;
}

const Root = styled.span<{ $isQuiet: boolean }>`
  display: contents;
  > a {
    border-radius: ${tokens.radius.s};
    color: ${tokens.color.link};
    overflow-wrap: anywhere;
    text-decoration: ${({ $isQuiet }) => ($isQuiet ? 'none' : 'underline')};
    text-decoration-thickness: from-font;
    text-underline-offset: 0.2em;
    &:hover { text-decoration: underline; }
    ${focusRing}
    > svg { width: 0.85em; height: 0.85em; margin-inline-start: 0.25em; vertical-align: -0.05em; }
  }
`;

export function TextLink({ href, isExternal = false, isQuiet = false, children }: TextLinkProps) {
  const renderLink = useRenderLink();
  const t = useUiWords();
  const address = safeHref(href);
  if (address === undefined) return <span>{children}</span>;
  if (!isExternal) return <Root $isQuiet={isQuiet}>{renderLink({ href: address, children })}</Root>;
  return (
    <Root $isQuiet={isQuiet}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {children}
        <ExternalLink aria-hidden />
        <VisuallyHidden> {t('newTab')}</VisuallyHidden>
      </a>
    </Root>
  );
}
