import { ColourContrast, type ContrastColours, contrastParameters } from '@sitelens/results/contrast';
import { Heading, Stack } from '@sitelens/ui/primitives';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { usePublicPageWords } from '../publicPageWords.ts';
import { useContrastInUrl } from '../urlState/useContrastInUrl.ts';
import { useDashboardWords } from '../words.ts';

/** The public address, which whoever gets the link can open. */
function publicLink(colours: ContrastColours): string {
  const parameters = new URLSearchParams({ ...contrastParameters(colours) });
  return `${window.location.origin}${pathsIn.public.colourContrast}?${parameters}`;
}

export function Component() {
  const t = useDashboardWords();
  const ofPage = usePublicPageWords();
  const [colours, setColours] = useContrastInUrl();
  return (
    <Stack gap="l">
      <PageTitle description={ofPage('publicPages.colourContrast.description')}>
        {ofPage('publicPages.colourContrast.title')}
      </PageTitle>
      <Heading level={1}>{t('titles.colourContrast')}</Heading>
      <ColourContrast colours={colours} onColoursChange={setColours} linkOf={publicLink} />
    </Stack>
  );
}
