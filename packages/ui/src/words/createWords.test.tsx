import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../internal/inProvider.tsx';
import { createWords, type WordKey } from './createWords.ts';

const english = {
  title: 'Rules',
  greeting: 'Hello {{name}}',
  table: { rows_one: '{{count}} row', rows_other: '{{count}} rows' },
} as const;

const useWords = createWords('test', english);

function Sample({ count }: { count: number }) {
  const t = useWords();
  return (
    <p>
      {t('title')} · {t('greeting', { name: '<b>Ada</b>' })} · {t('table.rows', { count })}
    </p>
  );
}

test('fills in values, as text, and chooses the plural', async () => {
  const screen = await render(inProvider(<Sample count={1} />));
  await expect.element(screen.getByText('Rules · Hello <b>Ada</b> · 1 row')).toBeVisible();
  await screen.rerender(inProvider(<Sample count={3} />));
  await expect.element(screen.getByText('Rules · Hello <b>Ada</b> · 3 rows')).toBeVisible();
});

const useBroken = createWords('broken', {});

function Broken() {
  const t = useBroken();
  // @ts-expect-error: there is no such key, as after a careless change of the words.
  return <p>{t('not.there')}</p>;
}

test('a key without a word is reported with namespace and languages', async () => {
  const onMissingWord = vi.fn();
  await render(inProvider(<Broken />, { language: 'de', onMissingWord }));
  expect(onMissingWord).toHaveBeenCalledWith({
    key: 'not.there',
    namespace: 'broken',
    languages: expect.arrayContaining(['de', 'en']),
  });
});

test('each provider has words of its own', async () => {
  const screen = await render(
    <>
      {inProvider(<Sample count={1} />)}
      {inProvider(<Sample count={1} />, { language: 'de', texts: { test: { title: 'Regeln' } } })}
    </>,
  );
  await expect.element(screen.getByText(/^Rules/)).toBeVisible();
  await expect.element(screen.getByText(/^Regeln/)).toBeVisible();
});

const useTable = createWords('shared', { table: { title: 'Table', empty: 'No rows' } });
const useViewer = createWords('shared', { viewer: { title: 'Viewer' } });

function Table() {
  return <p>{useTable()('table.title')}</p>;
}

function Viewer() {
  return <p>{useViewer()('viewer.title')}</p>;
}

test('rooms share a namespace: one that comes later adds its words to it', async () => {
  const onMissingWord = vi.fn();
  const screen = await render(inProvider(<Table />, { onMissingWord }));
  await expect.element(screen.getByText('Table')).toBeVisible();
  await screen.rerender(
    inProvider(
      <>
        <Table />
        <Viewer />
      </>,
      { onMissingWord },
    ),
  );
  await expect.element(screen.getByText('Viewer')).toBeVisible();
  await expect.element(screen.getByText('Table')).toBeVisible();
  expect(onMissingWord).not.toHaveBeenCalled();
});

function EmptyTable() {
  const t = useTable();
  return (
    <p>
      {t('table.title')}: {t('table.empty')}
    </p>
  );
}

test('the host’s own English stays, and what it leaves out is filled in', async () => {
  const screen = await render(
    inProvider(<EmptyTable />, { texts: { shared: { table: { title: 'Grid' } } } }),
  );
  await expect.element(screen.getByText('Grid: No rows')).toBeVisible();
});

test('keys are typed', () => {
  const keys: WordKey<typeof english>[] = ['title', 'greeting', 'table.rows'];
  // @ts-expect-error: there is no such key.
  const wrong: WordKey<typeof english> = 'table.columns';
  expect([...keys, wrong]).toHaveLength(4);
});
