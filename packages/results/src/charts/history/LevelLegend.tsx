import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { useChartsWords } from '../../words/charts.ts';
import type { HistoryBar } from './historyBars.ts';
import { issueLevel } from './issueLevel.ts';
import { LEVEL_COLOURS, LEVELS } from './levelColours.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.l};
  margin: 0;
  padding: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  list-style: none;
  li { display: inline-flex; align-items: center; gap: ${tokens.space.xs}; }
`;

const Swatch = styled.span<{ $colour: string }>`
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 2px;
  background: ${({ $colour }) => $colour};
  @media (forced-colors: active) { display: none; }
`;

/** What the colours mean that the bars have. */
export function LevelLegend({ bars }: { bars: readonly HistoryBar[] }) {
  const t = useChartsWords();
  const used = new Set(bars.map(({ issues }) => issueLevel(issues)));
  return (
    <List aria-label={t('charts.history.levels')}>
      {LEVELS.filter((level) => used.has(level)).map((level) => (
        <li key={level}>
          <Swatch aria-hidden $colour={LEVEL_COLOURS[level]} />
          <bdi>{t(`charts.history.level.${level}`)}</bdi>
        </li>
      ))}
    </List>
  );
}
