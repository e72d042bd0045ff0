import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataTable } from './DataTable.tsx';
import { inRoom } from './testing/cities.tsx';
import { firstRulesView, hostileRules, ruleColumns } from './testing/failedRules.tsx';

function table(width: number) {
  return inRoom(
    <DataTable
      caption={`Rules ${'W'.repeat(2_000)}`}
      columns={ruleColumns}
      rows={hostileRules}
      rowId={({ id }) => id}
      view={firstRulesView}
      onViewChange={vi.fn()}
      onRowOpen={vi.fn()}
      expandedContent={({ title }) => title}
      expandedIds={['word']}
      total={4}
      status="ready"
      onRetry={vi.fn()}
    />,
    width,
  );
}

test.each([1200, 700, 320])(
  'words of 10,000 letters, emoji and right-to-left text stay within %i px',
  async (width) => {
    const screen = await render(table(width));
    await expect.element(screen.getByRole('rowheader').first()).toBeInTheDocument();
    const room = screen.getByRole('table').element().getBoundingClientRect();
    expect(room.width).toBeLessThanOrEqual(width);
    const frame = screen.getByRole('table').element().parentElement?.parentElement;
    expect(frame?.scrollWidth).toBe(frame?.clientWidth);
    for (const cell of screen.getByRole('cell').elements()) {
      expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(room.right + 1);
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
    }
  },
);

test('markup of a scanned page is shown, not obeyed', async () => {
  const screen = await render(table(900));
  await expect
    .poll(() => screen.getByRole('rowheader').nth(2).element().textContent)
    .toMatch(/<b>not.bold<\/b>/);
  expect(document.querySelector('tbody b')).toBeNull();
});
