import type { Impact } from '@sitelens/api-client/contract';
import type { ListedChange } from '../overview/SinceLastScan.tsx';

/** Which categories are meant: all, but for what is named. */
export interface CategoriesFilter {
  readonly impact?: Impact;
  readonly sinceLastScan?: ListedChange;
}

/** Where a scan's accessibility categories are. */
export type CategoriesHref = (scanId: string, filter: CategoriesFilter) => string;
