import { Stack, Text } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import { ColourName } from '../../contrast/ColourName.tsx';
import { nearestPassing } from '../../contrast/colour/nearestPassing.ts';
import { ratioText } from '../../contrast/colour/ratioText.ts';
import { Preview, Previews } from '../../contrast/Preview.tsx';
import { TryOtherColours } from '../../contrast/TryOtherColours.tsx';
import { useHelpWords } from '../../words/help.ts';
import type { Finding } from '../Article.ts';
import { type ContrastFacts, contrastFacts } from './contrastFacts.ts';
import { FactsList } from './FactsList.tsx';
import { sampleText } from './sampleText.ts';

/** The two colours, their ratio, what it should be, and the nearest colours that pass. */
export const contrastFinding: Finding = (issue) => {
  const facts = contrastFacts(issue);
  return facts && <Contrast facts={facts} text={sampleText(issue.html)} />;
};

interface ContrastProps {
  facts: ContrastFacts;
  /** The element's own words. */
  text: string | undefined;
}

function Contrast({ facts, text }: ContrastProps) {
  const t = useHelpWords();
  const { foreground, background, fontSize, isBold } = facts;
  const sample = text ?? t('help.contrast.sample');
  return (
    <Stack gap="m">
      <Text>
        {t('help.contrast.measured', {
          ratio: ratioText(facts.ratio),
          threshold: ratioText(facts.threshold),
        })}{' '}
        {fontSize !== undefined &&
          t('help.contrast.textOf', {
            size: fontSize,
            weight: t(isBold ? 'help.contrast.weight.bold' : 'help.contrast.weight.normal'),
          })}
      </Text>
      <FactsList
        facts={[
          [t('help.contrast.foreground'), <ColourName key="f" colour={foreground} />],
          [t('help.contrast.background'), <ColourName key="b" colour={background} />],
        ]}
      />
      <Preview
        {...{ foreground, background, fontSize, isBold }}
        caption={`${t('help.contrast.now')}: ${ratioText(facts.ratio)}`}
      >
        {sample}
      </Preview>
      <Offers facts={facts} sample={sample} />
      <TryOtherColours text={foreground} background={background} />
    </Stack>
  );
}

function Offers({ facts, sample }: { facts: ContrastFacts; sample: string }) {
  const t = useHelpWords();
  const offers = useMemo(() => nearestPassing(facts), [facts]);
  if (offers.length === 0) return <Text>{t('help.contrast.out')}</Text>;
  return (
    <Stack gap="s">
      <Text weight="medium">{t('help.contrast.offers')}</Text>
      <Previews>
        {offers.map(({ changed, direction, ratio, ...colours }) => (
          <Preview
            key={changed}
            {...colours}
            fontSize={facts.fontSize}
            isBold={facts.isBold}
            caption={
              <>
                {t(`help.contrast.change.${changed}.${direction}`)}
                <ColourName colour={colours[changed]} />
                {ratioText(ratio)}
              </>
            }
          >
            {sample}
          </Preview>
        ))}
      </Previews>
      <Text size="s" tone="muted">
        {t('help.contrast.check')}
      </Text>
    </Stack>
  );
}
