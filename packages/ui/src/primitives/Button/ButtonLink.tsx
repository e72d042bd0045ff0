import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRenderLink } from '../../internal/LinkContext.tsx';
import { safeHref } from '../../internal/safeHref.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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
  const renderLink = useRenderLink();
  const t = useUiWords();
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
      {isExternal ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {content}
          <ExternalLink aria-hidden />
          <VisuallyHidden> {t('newTab')}</VisuallyHidden>
        </a>
      ) : (
        renderLink({ href: address, children: content })
      )}
    </Root>
  );
}
