import type { SiteAuditIssue } from '@sitelens/api-client/contract';
import { SitelensProvider } from '@sitelens/ui/theme';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { SiteAuditIssuesTable } from './SiteAuditIssuesTable.tsx';
import { auditIssue, numbered } from './testing/auditIssues.ts';
import { hostileElements, hostileIssues } from './testing/hostileIssues.ts';
import { siteAuditIssuesViewSpec } from './viewSpecs.ts';

afterEach(() => page.viewport(1024, 768));

async function show(issues: readonly SiteAuditIssue[], type = 'BROKEN_LINK') {
  const onErrorReport = vi.fn();
  const screen = await render(
    <SitelensProvider theme="light" onErrorReport={onErrorReport}>
      <SiteAuditIssuesTable
        type={type}
        issues={issues}
        total={issues.length}
        view={defaultTableView(siteAuditIssuesViewSpec)}
        onViewChange={() => undefined}
        status="ready"
        onRetry={() => undefined}
      />
    </SitelensProvider>,
  );
  return { screen, onErrorReport };
}

test('a kind of value that nobody knows is reported once, without what the page says, and shows nothing', async () => {
  const issue = (column: 'url' | 'error') =>
    auditIssue('BROKEN_LINK', { [column]: { picture: 'secret of the page' } });
  const { screen, onErrorReport } = await show([issue('url'), issue('url'), issue('error')]);
  const report = (column: string) => [
    {
      kind: 'unsupported-site-audit-value',
      message: 'There is no way to show this kind of value.',
      details: { issueType: 'BROKEN_LINK', column, valueKind: 'picture' },
    },
  ];
  await expect.poll(() => onErrorReport.mock.calls).toEqual([report('url'), report('error')]);
  expect(screen.container.textContent).not.toContain('secret');
});

test('values of every known kind are reported by nobody', async () => {
  const { onErrorReport } = await show(hostileElements, 'MULTIPLE_META_KEYWORD_TAGS');
  expect(onErrorReport).not.toHaveBeenCalled();
});

test('a text of a megabyte is cut at once, and can be read whole by keyboard', async () => {
  const text = 'Never-ending '.repeat(80_000);
  const { screen } = await show(
    [auditIssue('TITLE_TOO_LONG', { content: { text }, content_length: { text: String(text.length) } })],
    'TITLE_TOO_LONG',
  );
  expect(screen.container.textContent?.length).toBeLessThan(1_000);
  screen.getByRole('button', { name: 'Show all 1,040,000 characters' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const whole = screen.getByRole('group', { name: 'Whole text' });
  await expect.element(whole).toHaveAttribute('tabindex', '0');
  expect(whole.element().textContent).toBe(text);
  expect(whole.element().getBoundingClientRect().height).toBeLessThanOrEqual(321);
});

test('at 320 px nothing hangs out, whatever a page says', async () => {
  await page.viewport(320, 800);
  const { screen } = await show(hostileIssues);
  await expect.element(screen.getByText('204 Success')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('a cell is 500 px wide at most, though the table has more room', async () => {
  await page.viewport(2400, 800);
  const { screen } = await show(
    [auditIssue('BLOCKED_BY_ROBOTS', { url: numbered('text', ['word '.repeat(500), 'word '.repeat(40)]) })],
    'BLOCKED_BY_ROBOTS',
  );
  const cell = screen.getByRole('list').element().parentElement?.parentElement;
  expect(cell?.getBoundingClientRect().width).toBe(500);
});

test('a list of a hundred opens and closes by keyboard, and the focus stays', async () => {
  const pages = Array.from({ length: 100 }, (_, index) => `https://a.example/${index}`);
  const { screen } = await show(
    [
      auditIssue(
        'DUPLICATE_TITLE_TAGS',
        { page_urls: numbered('href', pages), content: { text: 'Shop' } },
        100,
      ),
    ],
    'DUPLICATE_TITLE_TAGS',
  );
  screen.getByRole('button', { name: 'Show all 100' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: /\/99 / })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('listitem').elements()).toHaveLength(5);
});
