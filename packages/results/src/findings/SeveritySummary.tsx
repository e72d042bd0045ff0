import { type FacetValue, IMPACTS } from '@sitelens/api-client/contract';
import { type Impact, SEVERITY_ICONS, useSeverityName } from '@sitelens/ui/primitives';
import { coarsePointer, focusRing, forcedColors, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { formatNumber } from '../internal/format.ts';
import { toggled } from '../table/tableFilters.ts';
import { type TableView, withFilter } from '../table/tableView.ts';

const Room = styled.div`
  container: sitelens-severities / inline-size;
  min-width: 0;
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space.s};
  /* Of three beside each other the fourth would stand alone. */
  @container sitelens-severities (27rem <= inline-size < 38rem) { grid-template-columns: 1fr 1fr; }
`;

const Toggle = styled.button<{ $severity: Impact | undefined }>`
  display: flex;
  /* Where there is no room the number goes below: a word is broken only where it is wider than all of it. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s};
  min-width: 0;
  min-height: 2.75rem;
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 1px solid ${tokens.color.border};
  border-inline-start: 4px solid
    ${({ $severity }) => ($severity ? tokens.severity[$severity].mark : tokens.color.borderStrong)};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.s};
  text-align: start;
  overflow-wrap: break-word;
  cursor: pointer;
  ${focusRing}
  &:hover { background: ${tokens.color.surfaceHover}; }
  &[aria-pressed='true'] {
    background: ${tokens.color.surfaceSelected};
    border-block-color: ${tokens.color.accent};
    border-inline-end-color: ${tokens.color.accent};
    ${forcedColors} { border-color: Highlight; }
  }
  > bdi { min-width: 0; max-width: calc(100% - 1rem - ${tokens.space.s}); }
  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${({ $severity }) => ($severity ? tokens.severity[$severity].mark : 'inherit')};
  }
  > span { margin-inline-start: auto; color: ${tokens.color.textMuted}; white-space: nowrap; }
  strong { color: ${tokens.color.text}; font-size: ${tokens.fontSize.l}; font-variant-numeric: tabular-nums; }
  ${coarsePointer} { min-height: 3rem; }
`;

export interface SeveritySummaryProps {
  /** What is counted, for who can't see it: "Rules by severity". */
  label: string;
  /** What so many of them are called: "rules". */
  unit: (count: number) => string;
  /** Left out while it isn't known. */
  counts: readonly FacetValue[] | undefined;
  /** Some are kept back, so that nothing is said of how many there are. */
  isPartial: boolean;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** How many kinds of findings there are of each severity, most severe first; pressed, it shows those alone. */
export function SeveritySummary(props: SeveritySummaryProps) {
  const { label, unit, counts, isPartial, view, onViewChange } = props;
  const nameOf = useSeverityName();
  const chosen = view.filters.impact ?? [];
  const known = IMPACTS.toReversed();
  const others = (counts ?? [])
    .map(({ value }) => value)
    .filter((value) => !known.some((one) => one === value));
  return (
    <Room>
      <Root role="group" aria-label={label}>
        {[...known, ...others].map((value) => {
          const severity = known.find((one) => one === value);
          const Icon = severity && SEVERITY_ICONS[severity];
          return (
            <Toggle
              key={value}
              type="button"
              $severity={severity}
              aria-pressed={chosen.includes(value)}
              onClick={() => onViewChange(withFilter(view, 'impact', toggled(chosen, value)))}
            >
              {Icon && <Icon aria-hidden />}
              <bdi>{nameOf(value)}</bdi>{' '}
              {!isPartial && (
                <Count
                  unit={unit}
                  count={counts && (counts.find((one) => one.value === value)?.count ?? 0)}
                />
              )}
            </Toggle>
          );
        })}
      </Root>
    </Room>
  );
}

/** Nothing yet while it isn't known. */
function Count({ unit, count }: Pick<SeveritySummaryProps, 'unit'> & { count: number | undefined }) {
  if (count === undefined) return <span aria-hidden>…</span>;
  return (
    <span>
      <strong>{formatNumber(count)}</strong> {unit(count)}
    </span>
  );
}
