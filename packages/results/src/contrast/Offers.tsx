import { Button, Heading, type HeadingLevel, SegmentedControl, Stack, Text } from '@sitelens/ui/primitives';
import { useMemo, useState } from 'react';
import { useContrastWords } from '../words/contrast.ts';
import { ColourName } from './ColourName.tsx';
import { type ContrastColours, ratioOf } from './ContrastColours.ts';
import { nearestPassing, type PassingPair } from './colour/nearestPassing.ts';
import { ratioText, steadyRatioText } from './colour/ratioText.ts';
import { seenOn } from './colour/seenOn.ts';
import { Columns } from './contrastParts.ts';
import { Preview, Previews } from './Preview.tsx';
import { type ContrastUse, passes, REQUIREMENTS, type Requirement } from './requirements.ts';

/** For links, the second colour is that of the text around: there is no pair to offer without the background. */
const USES = ['text', 'largeText', 'components'] as const satisfies readonly ContrastUse[];

interface OffersProps {
  colours: ContrastColours;
  onTake: (colours: ContrastColours) => void;
  /** Of the levels' headings. */
  level: HeadingLevel;
}

/** For each of WCAG's levels, the nearest colours that reach it, to be taken over with one press. */
export function Offers({ colours, onTake, level }: OffersProps) {
  const t = useContrastWords();
  const [use, setUse] = useState<(typeof USES)[number]>('text');
  return (
    <Stack gap="m">
      <div>
        <SegmentedControl
          label={t('contrast.offersFor')}
          options={USES.map((value) => ({ value, label: t(`contrast.offersUses.${value}`) }))}
          value={use}
          onChange={setUse}
        />
      </div>
      <Columns>
        {REQUIREMENTS[use].map((requirement) => (
          <Stack key={requirement.level} gap="s">
            <Heading level={level} look={3}>
              {t('contrast.offersAt', {
                level: requirement.level,
                threshold: ratioText(requirement.threshold),
              })}
            </Heading>
            <OffersAt colours={colours} requirement={requirement} onTake={onTake} />
          </Stack>
        ))}
      </Columns>
      <Text size="s" tone="muted">
        {t('contrast.kept')}
      </Text>
    </Stack>
  );
}

interface OffersAtProps extends Pick<OffersProps, 'colours' | 'onTake'> {
  requirement: Requirement;
}

function OffersAt({ colours, requirement, onTake }: OffersAtProps) {
  const t = useContrastWords();
  const isPassed = passes(ratioOf(colours), requirement);
  const offers = useMemo(
    () => (isPassed ? [] : offersFor(colours, requirement)),
    [isPassed, colours, requirement],
  );
  if (isPassed) return <Text>{t('contrast.already')}</Text>;
  if (offers.length === 0) return <Text>{t('contrast.out')}</Text>;
  return (
    <Previews>
      {offers.map((offer) => (
        <Offer key={offer.changed} colours={colours} offer={offer} onTake={onTake} />
      ))}
    </Previews>
  );
}

function offersFor({ text, textAlpha, background }: ContrastColours, { threshold }: Requirement) {
  return nearestPassing({ foreground: text, alpha: textAlpha, background, threshold });
}

interface OfferProps extends Pick<OffersProps, 'colours' | 'onTake'> {
  offer: PassingPair;
}

function Offer({ colours, offer, onTake }: OfferProps) {
  const t = useContrastWords();
  const { changed, direction, foreground, background, ratio } = offer;
  const textAlpha = changed === 'foreground' ? 1 : colours.textAlpha;
  return (
    <Stack gap="xs">
      <Preview
        foreground={seenOn(foreground, textAlpha, background)}
        background={background}
        caption={
          <>
            {t(`contrast.change.${changed}.${direction}`)}
            <ColourName colour={offer[changed]} />
            {steadyRatioText(ratio)}
          </>
        }
      >
        {t('contrast.specimen.sample')}
      </Preview>
      <div>
        <Button
          size="s"
          aria-label={t(`contrast.takeAs.${changed}`, { colour: offer[changed] })}
          onClick={() => onTake({ text: foreground, textAlpha, background })}
        >
          {t('contrast.take', { colour: offer[changed] })}
        </Button>
      </div>
    </Stack>
  );
}
