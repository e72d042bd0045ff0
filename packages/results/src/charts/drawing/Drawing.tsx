import { forcedColors, tokens } from '@sitelens/ui/theme';
import type { ApexOptions } from 'apexcharts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OnDemand } from '../../internal/OnDemand.tsx';
import { useChartsWords } from '../../words/charts.ts';
import { apexChartPart } from './apexChartPart.ts';

/** Time runs, and shares go round, the same way in every script. */
const Place = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  min-width: 0;
  svg { background: transparent !important; }
  text { font-family: inherit; font-variant-numeric: tabular-nums; }
  .apexcharts-tooltip.apexcharts-tooltip {
    border: 1px solid ${tokens.color.borderStrong};
    background: ${tokens.color.tooltip};
    box-shadow: none;
    color: ${tokens.color.onTooltip};
    font-family: inherit;
    font-size: ${tokens.fontSize.xs};
    ${forcedColors} { background: Canvas; color: CanvasText; }
  }
  .apexcharts-tooltip .apexcharts-tooltip-title.apexcharts-tooltip-title {
    border-bottom: 1px solid ${tokens.color.borderStrong};
    background: transparent;
    font-family: inherit;
    font-size: ${tokens.fontSize.xs};
  }
`;

export interface DrawingProps {
  type: 'donut' | 'bar';
  /** What it shows, in a sentence; its numbers stand in a table. */
  label: string;
  width: number | string;
  /** CSS pixels. */
  height: number;
  series: NonNullable<ApexOptions['series']>;
  /** An object that stays the same as long as it says the same. */
  options: ApexOptions;
  skeleton: ReactNode;
  /** Over the drawing. */
  children?: ReactNode;
}

/** One chart, to be looked at: a picture with a name for those who don't see it. */
export function Drawing({ label, skeleton, children, ...chart }: DrawingProps) {
  const t = useChartsWords();
  return (
    <OnDemand part={apexChartPart} skeleton={skeleton} failedTitle={t('charts.failed')}>
      {(ApexChart) => (
        <Place role="img" aria-label={label}>
          <div aria-hidden>
            <ApexChart {...chart} />
            {children}
          </div>
        </Place>
      )}
    </OnDemand>
  );
}
