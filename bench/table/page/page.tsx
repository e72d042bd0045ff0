import { flushSync } from 'react-dom';
import { benchRows } from './BenchRow.ts';
import { openApp } from './inReact.tsx';
import { type Mounted, measureMounting, median, nextFrame } from './mounting.ts';
import { OurTable, ours } from './ours.tsx';
import { plainTable, sameElements } from './plain.ts';
import { plainReact } from './plainReact.tsx';
import { reactTable7, sortReactTable7 } from './reactTable7.tsx';
import { measureScrolling, type Scrolled } from './scrolling.ts';
import { measureSort, type Sorted } from './sorting.ts';

/** What the bench calls in the page. */
export interface TableBench {
  mount(count: number): Promise<readonly Mounted[]>;
  sort(count: number): Promise<readonly Sorted[]>;
  scroll(count: number): Promise<Scrolled>;
}

const container = document.body.appendChild(document.createElement('div'));
const app = document.body.appendChild(document.createElement('div'));
const show = openApp(app);

const bench: TableBench = {
  async mount(count) {
    const rows = benchRows(count);
    show(<OurTable rows={rows} layout="pages" />);
    // The theme's variables hang on the app's own element.
    const theme = app.firstElementChild?.cloneNode(false);
    const html = app.firstElementChild?.innerHTML ?? '';
    show(null);
    if (!(theme instanceof HTMLElement)) throw new Error('The app has no element');
    const bare = document.createElement('div');
    container.replaceChildren(bare, theme);
    return measureMounting(
      [plainTable(bare), sameElements(theme, html), plainReact(show), reactTable7(show), ours(show)],
      rows,
    ).finally(() => container.replaceChildren());
  },

  async sort(count) {
    const taken: Sorted[] = [];
    for (let round = 0; round < 5; round++) {
      const rows = benchRows(count);
      taken.push(...(await sortOurs(rows.slice())), ...(await sortTheirs(rows)));
    }
    return [...new Set(taken.map(({ name }) => name))].map((name) => {
      const same = taken.filter((one) => one.name === name);
      return {
        name,
        total: median(same.map(({ total }) => total)),
        longestBlock: median(same.map(({ longestBlock }) => longestBlock)),
      };
    });
  },

  async scroll(count) {
    show(<OurTable rows={benchRows(count)} layout="scroll" />);
    const area = app.querySelector<HTMLElement>('[role="region"]');
    if (!area) throw new Error('There is nothing to scroll');
    await nextFrame();
    return measureScrolling(area, 150, 240).finally(() => show(null));
  },
};

/** The order shown is known by its first row. */
function firstCell(): string {
  return app.querySelector('tbody tr')?.textContent ?? '';
}

async function sortOurs(rows: ReturnType<typeof benchRows>): Promise<Sorted[]> {
  show(<OurTable rows={rows} layout="pages" />);
  const head = (name: string) =>
    Array.from(app.querySelectorAll<HTMLElement>('thead button')).find((one) => one.textContent === name);
  const press = async (name: string, column: string) => {
    const before = firstCell();
    return measureSort(
      `sitelens, ${name}`,
      () => head(column)?.click(),
      () => firstCell() !== before,
    );
  };
  const sorted = [
    await press('by address', 'Page'),
    await press('by address, turned', 'Page'),
    await press('by number', 'Issues'),
  ];
  show(null);
  return sorted;
}

async function sortTheirs(rows: ReturnType<typeof benchRows>): Promise<Sorted[]> {
  const contender = reactTable7(show);
  contender.mount(rows);
  const press = async (name: string, column: string, descending: boolean) => {
    const before = firstCell();
    return measureSort(
      `react-table 7.8.0, ${name}`,
      () => flushSync(() => sortReactTable7(column, descending)),
      () => firstCell() !== before,
    );
  };
  const sorted = [
    await press('by address', 'url', false),
    await press('by address, turned', 'url', true),
    await press('by number', 'issues', true),
  ];
  contender.unmount();
  return sorted;
}

Object.assign(globalThis, { tableBench: bench });
