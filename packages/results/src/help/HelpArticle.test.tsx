import { SitelensProvider } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HelpArticle } from './HelpArticle.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { IssueHelp } from './IssueHelp.tsx';
import { goldenIssueOf, issueOf } from './testing/helpIssues.ts';

function shown(children: ReactNode, onErrorReport = vi.fn()) {
  return (
    <SitelensProvider theme="light" onErrorReport={onErrorReport}>
      <div data-testid="place">{children}</div>
    </SitelensProvider>
  );
}

test.each(['next-years-rule', 'constructor', 'blink', ''])(
  'a rule without an article (%j) is reported once, and renders nothing',
  async (ruleId) => {
    const onErrorReport = vi.fn();
    const article = <HelpArticle ruleId={ruleId} />;
    const dialog = <HelpDialog ruleId={ruleId} isOpen onClose={vi.fn()} />;
    const screen = await render(
      shown([<div key="a">{article}</div>, <div key="b">{dialog}</div>], onErrorReport),
    );
    expect(onErrorReport).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'missing-help-article', details: { ruleId } }),
    );
    expect(screen.getByTestId('place').element().textContent).toBe('');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  },
);

test('a closed dialog of such a rule is no reason to report', async () => {
  const onErrorReport = vi.fn();
  await render(shown(<HelpDialog ruleId="blink" isOpen={false} onClose={vi.fn()} />, onErrorReport));
  expect(onErrorReport).not.toHaveBeenCalled();
});

test('the article leads to its criteria, and to the documentation', async () => {
  const screen = await render(shown(<HelpArticle ruleId="link-name" />));
  const criterion = screen.getByRole('link', {
    name: /WCAG 2\.4\.4 Link Purpose \(In Context\) \(Level A\)/,
  });
  await expect
    .element(criterion)
    .toHaveAttribute('href', 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html');
  await expect.element(screen.getByRole('link', { name: /Documentation of the rule/ })).toBeVisible();
});

test('another rule is another article', async () => {
  const screen = await render(shown(<HelpArticle ruleId="list" />));
  await expect.element(screen.getByText(/Directly inside of/)).toBeVisible();
  await screen.rerender(shown(<HelpArticle ruleId="region" />));
  await expect.element(screen.getByText(/stands in the corridor/)).toBeVisible();
  await expect.element(screen.getByText(/Directly inside of/)).not.toBeInTheDocument();
});

test('an issue of another rule, or a redacted one, is not told of', async () => {
  const other = await render(shown(<HelpArticle ruleId="image-alt" issue={goldenIssueOf('label')} />));
  await expect.element(other.getByRole('heading', { name: 'What is wrong' })).toBeVisible();
  await expect.element(other.getByRole('heading', { name: 'What we found here' })).not.toBeInTheDocument();
  await other.unmount();
  const redacted = { ...goldenIssueOf('label'), redacted: true };
  const screen = await render(shown([<HelpArticle key="a" ruleId="label" issue={redacted} />]));
  await expect.element(screen.getByRole('heading', { name: 'What is wrong' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'What we found here' })).not.toBeInTheDocument();
});

test.each(['link-name', 'image-alt', 'color-contrast'] as const)(
  'html that means harm is shown as text by the article on %s',
  async (ruleId) => {
    const html =
      '<a href="javascript:alert(1)"><img src="/x" onerror="window.harmed = 1"><script>window.harmed = 1</script></a>';
    const data = { fgColor: '#999999', bgColor: '#ffffff', contrastRatio: 2.84 };
    const issue = issueOf(ruleId, { html, any: [{ id: 'color-contrast', message: '', data }] });
    const screen = await render(shown(<HelpArticle ruleId={ruleId} issue={issue} />));
    await expect.element(screen.getByRole('heading', { name: 'What we found here' })).toBeVisible();
    expect(Reflect.get(window, 'harmed')).toBeUndefined();
    expect(screen.container.querySelector('img, script, a[href^="javascript:"]')).toBeNull();
  },
);

test('html of 5 MB is read in part', async () => {
  const html = `<a href="/shop/tents">${'<i></i>'.repeat(750_000)}</a>`;
  const screen = await render(shown(<IssueHelp issue={issueOf('link-name', { html })} />));
  await expect.element(screen.getByText('Tents', { exact: true })).toBeVisible();
});

test('an issue whose checks measured nothing is no hindrance', async () => {
  const issue = issueOf('color-contrast', { html: '<p>' });
  const screen = await render(shown(<HelpArticle ruleId="color-contrast" issue={issue} />));
  await expect.element(screen.getByRole('heading', { name: 'What is wrong' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'What we found here' })).not.toBeInTheDocument();
});
