import type { ApexOptions } from 'apexcharts';

/** What all of our charts have in common. */
export function commonChart(isStill: boolean): NonNullable<ApexOptions['chart']> {
  return {
    animations: { enabled: !isStill, speed: 300, animateGradually: { enabled: false } },
    background: 'transparent',
    fontFamily: 'inherit',
    toolbar: { show: false },
    zoom: { enabled: false },
    selection: { enabled: false },
  };
}

/** Nothing reacts to the pointer but a tooltip: there is nothing to press. */
export const STILL_STATES: NonNullable<ApexOptions['states']> = {
  hover: { filter: { type: 'none' } },
  active: { filter: { type: 'none' }, allowMultipleDataPointsSelection: false },
};
