import { IMPACTS, type Impact } from '@sitelens/api-client/contract';
import { Card, Heading, type HeadingLevel, SeverityBadge, Stack, TextLink } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { useOverviewWords } from '../words/overview.ts';

const MOST_SEVERE_FIRST = IMPACTS.toReversed();

const List = styled.dl`
  display: grid;
  gap: ${tokens.space.s};
  margin: 0;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) minmax(2.5rem, auto);
  align-items: center;
  gap: ${tokens.space.m};
  dd { margin: 0; font-variant-numeric: tabular-nums; font-weight: ${tokens.fontWeight.medium}; text-align: end; }
`;

const Track = styled.span`
  display: block;
  height: 0.5rem;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.track};
`;

const Share = styled.span<{ $colour: string }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $colour }) => $colour};
  @media (forced-colors: active) { background: CanvasText; }
`;

export interface ImpactCountsProps {
  counts: Readonly<Record<Impact, number>>;
  /** Where the categories are; without it there is no link. */
  categoriesHref?: string | undefined;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** How many issues there are of each impact; the bars only repeat the numbers. */
export function ImpactCounts({ counts, categoriesHref, level = 2 }: ImpactCountsProps) {
  const t = useOverviewWords();
  const most = Math.max(1, ...Object.values(counts));
  return (
    <Card as="section" aria-label={t('overview.impacts.title')} padding="xl">
      <Stack gap="l">
        <Heading level={level}>{t('overview.impacts.title')}</Heading>
        <List>
          {MOST_SEVERE_FIRST.map((impact) => (
            <Row key={impact}>
              <dt>
                <SeverityBadge impact={impact} />
              </dt>
              <Track aria-hidden>
                <Share
                  $colour={tokens.severity[impact].mark}
                  style={{ width: `${(counts[impact] / most) * 100}%` }}
                />
              </Track>
              <dd>{formatNumber(counts[impact])}</dd>
            </Row>
          ))}
        </List>
        {categoriesHref !== undefined && (
          <div>
            <TextLink href={categoriesHref}>{t('overview.impacts.open')}</TextLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}
