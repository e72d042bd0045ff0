import { SitelensProvider } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteAuditArticle } from './SiteAuditArticle.tsx';
import { SiteAuditHelp } from './SiteAuditHelp.tsx';

function shown(children: ReactNode, onErrorReport = vi.fn()) {
  return (
    <SitelensProvider theme="light" onErrorReport={onErrorReport}>
      <div data-testid="place">{children}</div>
    </SitelensProvider>
  );
}

test.each(['NEXT_YEARS_TYPE', 'constructor', 'broken-link', ''])(
  'a type without an article (%j) is reported once, and renders nothing',
  async (issueType) => {
    const onErrorReport = vi.fn();
    const both = [
      <SiteAuditHelp key="help" issueType={issueType} />,
      <SiteAuditArticle key="article" issueType={issueType} />,
    ];
    const screen = await render(shown(both, onErrorReport));
    expect(onErrorReport).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'missing-help-article', details: { issueType } }),
    );
    expect(screen.getByTestId('place').element().textContent).toBe('');
  },
);

test('another type is another article', async () => {
  const screen = await render(shown(<SiteAuditArticle issueType="MISSING_TITLE" />));
  await expect.element(screen.getByText(/The title is its name/)).toBeVisible();
  await screen.rerender(shown(<SiteAuditArticle issueType="MISSING_LINK_ICON" />));
  await expect.element(screen.getByText(/The page names no icon/)).toBeVisible();
  await expect.element(screen.getByText(/The title is its name/)).not.toBeInTheDocument();
});

test('types that are mended alike share an article', async () => {
  const screen = await render(shown(<SiteAuditArticle issueType="TITLE_TOO_LONG" />));
  const text = screen.getByText(/A title between 40 and 60 characters/);
  await expect.element(text).toBeVisible();
  const paragraph = text.element();
  await screen.rerender(shown(<SiteAuditArticle issueType="TITLE_TOO_SHORT" />));
  expect(text.element()).toBe(paragraph);
});

test('the article leads to its criteria and its standards', async () => {
  const screen = await render(shown(<SiteAuditArticle issueType="MISSING_ALT_ATTRIBUTE" />));
  await expect
    .element(screen.getByRole('link', { name: /WCAG 1\.1\.1 Non-text Content \(Level A\)/ }))
    .toHaveAttribute('href', 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html');
  await expect
    .element(screen.getByRole('link', { name: /HTML: text for images/ }))
    .toHaveAttribute('href', 'https://html.spec.whatwg.org/multipage/images.html#alt');
});
