import { partOnDemand } from '../../internal/partOnDemand.ts';

/** The chart library, about 580 kB: fetched with the first chart that is shown. It needs a `window`. */
export const apexChartPart = partOnDemand(() => import('./apexChart.ts').then(({ ApexChart }) => ApexChart));
