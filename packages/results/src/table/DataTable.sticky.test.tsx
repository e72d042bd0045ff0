import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';
import { cities, cityColumns, cityView, inRoom } from './testing/cities.tsx';

function page(offset: string) {
  return inRoom(
    <div style={{ ['--sitelens-table-sticky-top' as string]: offset, paddingBlock: 900 }}>
      <DataTable
        caption="Cities"
        columns={cityColumns}
        rows={cities(50)}
        rowId={({ name }) => name}
        view={{ ...cityView, rowsPerPage: 50 }}
        onViewChange={vi.fn()}
        onRowOpen={vi.fn()}
        total={50}
        status="ready"
        onRetry={vi.fn()}
      />
    </div>,
  );
}

test('the head sticks below the host’s own bar', async () => {
  const screen = await render(page('64px'));
  await expect.element(screen.getByRole('table')).toBeInTheDocument();
  window.scrollTo(0, 1_600);
  const head = screen.getByRole('columnheader', { name: 'Name' }).element();
  expect(head.getBoundingClientRect().top).toBe(64);
});

test('what takes the focus is never under the head', async () => {
  const screen = await render(page('64px'));
  screen.getByRole('button', { name: 'City 40' }).element().focus();
  window.scrollTo(0, 2_400);
  const head = screen.getByRole('columnheader', { name: 'Name' }).element();
  for (let step = 0; step < 12; step++) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    const focused = document.activeElement?.getBoundingClientRect();
    expect(document.activeElement?.textContent).toMatch(/^City/);
    expect(focused?.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
  }
});
