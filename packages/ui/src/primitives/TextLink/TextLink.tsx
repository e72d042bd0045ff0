import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Anchor } from '../../internal/Anchor.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { coarsePointer } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';

export interface TextLinkProps {
  /** http(s) or relative. With any other scheme the children are shown as text. */
  href: string;
  /** To another site: in a new tab, without the router. */
  isExternal?: boolean;
  /** Without an underline until hovered; only where it can't be taken for text, as in a table's column. */
  isQuiet?: boolean;
  /** Not within a sentence: as a target as large as a button, however short its text (WCAG 2.5.8). */
  isStandalone?: boolean;
  children: ReactNode;
}

/* Where fingers point neighbours would overlap, so that there it takes the room as well. */
const standalone = css`
  > a {
    --target-room: max(0px, (${tokens.size.controlS} - 1lh) / 2);
    display: inline-block;
    box-sizing: border-box;
    min-width: ${tokens.size.controlS};
    max-width: 100%;
    padding-block: var(--target-room);
    margin-block: calc(-1 * var(--target-room));
    ${coarsePointer} { margin-block: 0; }
  }
`;

const Root = styled.span<{ $isQuiet: boolean; $isStandalone: boolean }>`
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
  ${({ $isStandalone }) => $isStandalone && standalone}
`;

export function TextLink(props: TextLinkProps) {
  const { href, isExternal = false, isQuiet = false, isStandalone = false, children } = props;
  const address = safeHref(href);
  if (address === undefined) return <span>{children}</span>;
  return (
    <Root $isQuiet={isQuiet} $isStandalone={isStandalone}>
      <Anchor address={address} isExternal={isExternal}>
        {children}
      </Anchor>
    </Root>
  );
}
