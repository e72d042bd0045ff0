import { SitelensProvider } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import type { DataColumn } from '../DataColumn.ts';
import type { TableView } from '../tableView.ts';

export interface City {
  name: string;
  people: number;
  size: 'small' | 'large';
}

/** Cities 1 to `count`; every third is large. */
export function cities(count: number): readonly City[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `City ${index + 1}`,
    people: index,
    size: index % 3 === 0 ? 'large' : 'small',
  }));
}

export const cityColumns: readonly DataColumn<City>[] = [
  { id: 'name', header: 'Name', cell: (city) => city.name, firstOrder: 'asc' },
  {
    id: 'size',
    header: 'Size',
    cell: (city) => city.size,
    filter: {
      options: [
        { value: 'small', label: 'Small', count: 28 },
        { value: 'large', label: 'Large', count: 14 },
      ],
    },
  },
  { id: 'people', header: 'People', cell: (city) => city.people, firstOrder: 'desc', isNumeric: true },
];

export const cityView: TableView = { order: 'asc', orderBy: 'name', page: 0, rowsPerPage: 10, filters: {} };

/** As in an application, on a page of that width in CSS pixels. */
export function inRoom(children: ReactNode, width = 900) {
  return (
    <SitelensProvider theme="light">
      <div style={{ width }}>{children}</div>
    </SitelensProvider>
  );
}
