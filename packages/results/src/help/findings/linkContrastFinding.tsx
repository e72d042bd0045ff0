import { Stack, Text } from '@sitelens/ui/primitives';
import { type ReactNode, useMemo } from 'react';
import { ColourName } from '../../contrast/ColourName.tsx';
import { nearestPassing } from '../../contrast/colour/nearestPassing.ts';
import { ratioText } from '../../contrast/colour/ratioText.ts';
import { contrastRatio, type Hex } from '../../contrast/colour/wcagContrast.ts';
import { Preview, Previews } from '../../contrast/Preview.tsx';
import { TryOtherColours } from '../../contrast/TryOtherColours.tsx';
import { useHelpWords } from '../../words/help.ts';
import type { Finding } from '../Article.ts';
import { FactsList } from './FactsList.tsx';
import { type LinkContrastFacts, linkContrastFacts } from './linkContrastFacts.ts';
import { sampleText } from './sampleText.ts';

/** The colours of link and text, with an underline, and with the nearest colour that needs none. */
export const linkContrastFinding: Finding = (issue) => {
  const facts = linkContrastFacts(issue);
  return facts && <LinkContrast facts={facts} words={sampleText(issue.html)} />;
};

/** The background isn't among what axe-core tells of it: whichever of the two the text can be read on. */
function backgroundFor(text: Hex): Hex {
  return contrastRatio(text, '#ffffff') >= contrastRatio(text, '#000000') ? '#ffffff' : '#000000';
}

function LinkContrast({ facts, words }: { facts: LinkContrastFacts; words: string | undefined }) {
  const t = useHelpWords();
  const { link, text, ratio, threshold } = facts;
  const offer = useMemo(
    () => nearestPassing({ foreground: link, background: text, threshold }).find(isOfLink),
    [link, text, threshold],
  );
  const sample = words ?? t('help.linkContrast.sample');
  const shown = (caption: ReactNode, colour: Hex, isUnderlined = false) => (
    <Preview caption={caption} foreground={text} background={backgroundFor(text)}>
      {t('help.linkContrast.before')}
      <span style={{ color: colour, textDecoration: isUnderlined ? 'underline' : 'none' }}>{sample}</span>
      {t('help.linkContrast.after')}
    </Preview>
  );
  return (
    <Stack gap="m">
      <Text>
        {t('help.linkContrast.measured', { ratio: ratioText(ratio), threshold: ratioText(threshold) })}
      </Text>
      <FactsList
        facts={[
          [t('help.linkContrast.link'), <ColourName key="l" colour={link} />],
          [t('help.linkContrast.text'), <ColourName key="t" colour={text} />],
        ]}
      />
      <Previews>
        {shown(t('help.linkContrast.now'), link)}
        {shown(t('help.linkContrast.underlined'), link, true)}
        {offer &&
          shown(
            <>
              {t(`help.linkContrast.change.${offer.direction}`)}
              <ColourName colour={offer.foreground} />
              {ratioText(offer.ratio)}
            </>,
            offer.foreground,
          )}
      </Previews>
      <Text size="s" tone="muted">
        {t('help.linkContrast.check')}
      </Text>
      <TryOtherColours text={link} background={text} />
    </Stack>
  );
}

const isOfLink = ({ changed }: { changed: string }) => changed === 'foreground';
