import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUiWords } from '../words/useUiWords.ts';
import { useRenderLink } from './LinkContext.tsx';

interface AnchorProps {
  /** As `safeHref` has let it through. */
  address: string;
  /** To another site: in a new tab, which is said, and without the host's router. */
  isExternal: boolean;
  children: ReactNode;
}

/** The link itself, without a look of its own. */
export function Anchor({ address, isExternal, children }: AnchorProps) {
  const renderLink = useRenderLink();
  const t = useUiWords();
  if (!isExternal) return renderLink({ href: address, children });
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink aria-hidden />
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
