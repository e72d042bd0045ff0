import { Badge, Card, Heading, type HeadingLevel, Stack, Text, TextLink } from '@sitelens/ui/primitives';
import { CircleCheck, CircleX } from 'lucide-react';
import { wcagCriterionByNumber } from '../catalogue/wcagCriteria.ts';
import { useContrastWords } from '../words/contrast.ts';
import { ratioText } from './colour/ratioText.ts';
import { Cards, CardsPlace, VerdictList, VerdictRow } from './contrastParts.ts';
import { CONTRAST_USES, passes, REQUIREMENTS, type Requirement } from './requirements.ts';

interface VerdictsProps {
  ratio: number;
  /** Of the cards' headings. */
  level: HeadingLevel;
}

/** For each use of the two colours, which of WCAG's levels they reach. */
export function Verdicts({ ratio, level }: VerdictsProps) {
  const t = useContrastWords();
  return (
    <CardsPlace>
      <Cards>
        {CONTRAST_USES.map((use) => (
          <li key={use}>
            <Card>
              <Stack gap="s">
                <Heading level={level} look={3}>
                  {t(`contrast.uses.${use}.name`)}
                </Heading>
                <Text size="s" tone="muted">
                  {t(`contrast.uses.${use}.detail`)}
                </Text>
                <VerdictList>
                  {REQUIREMENTS[use].map((requirement) => (
                    <Verdict key={requirement.level} ratio={ratio} requirement={requirement} />
                  ))}
                </VerdictList>
              </Stack>
            </Card>
          </li>
        ))}
      </Cards>
    </CardsPlace>
  );
}

function Verdict({ ratio, requirement }: { ratio: number; requirement: Requirement }) {
  const t = useContrastWords();
  const { number, name, url } = wcagCriterionByNumber(requirement.criterion);
  const isPassed = passes(ratio, requirement);
  return (
    <VerdictRow>
      <span>
        <strong>{t('contrast.level', { level: requirement.level })}</strong>,{' '}
        {t('contrast.needs', { threshold: ratioText(requirement.threshold) })}
      </span>
      <Badge
        tone={isPassed ? 'success' : 'danger'}
        icon={isPassed ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
      >
        {t(isPassed ? 'contrast.passes' : 'contrast.fails')}
      </Badge>
      <TextLink href={url} isExternal isStandalone>
        {t('contrast.criterion', { number, name })}
      </TextLink>
    </VerdictRow>
  );
}
