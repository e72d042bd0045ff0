import { ButtonLink } from '@sitelens/ui/primitives';
import { SwatchBook } from 'lucide-react';
import { useContrastWords } from '../words/contrast.ts';
import { contrastParameters } from './ContrastColours.ts';
import { useContrastPage } from './ContrastPageProvider.tsx';
import type { Hex } from './colour/wcagContrast.ts';

/** Leads to the page that compares colours, with these two filled in; nothing where the host has no such page. */
export function TryOtherColours({ text, background }: { text: Hex; background: Hex }) {
  const t = useContrastWords();
  const page = useContrastPage();
  if (page === undefined) return null;
  const parameters = new URLSearchParams({ ...contrastParameters({ text, textAlpha: 1, background }) });
  return (
    <div>
      <ButtonLink href={`${page}?${parameters}`} icon={<SwatchBook aria-hidden />} size="s">
        {t('contrast.tryOthers')}
      </ButtonLink>
    </div>
  );
}
