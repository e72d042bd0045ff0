import { GlobalStyle, SitelensProvider } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HELP_ARTICLE_IDS } from '../catalogue/helpArticleIds.ts';
import { SITE_AUDIT_ARTICLE_IDS } from '../catalogue/siteAudit/siteAuditArticleIds.ts';
import { siteAuditTypes } from '../catalogue/siteAuditTypes.ts';
import { HelpArticle } from './HelpArticle.tsx';
import { SiteAuditArticle } from './SiteAuditArticle.tsx';

const before = { width: window.innerWidth, height: window.innerHeight };
beforeAll(() => page.viewport(320, 800));
afterAll(() => page.viewport(before.width, before.height));

async function expectToFlow(article: ReactNode) {
  const screen = await render(
    <SitelensProvider theme="light">
      <GlobalStyle />
      {article}
    </SitelensProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'How to check the fix' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
}

/** WCAG 1.4.10: no scrolling in two directions at a width of 320 px. */
test.each(HELP_ARTICLE_IDS)('the article on %s flows into 320 px', async (ruleId) => {
  await expectToFlow(<HelpArticle ruleId={ruleId} />);
});

test.each(SITE_AUDIT_ARTICLE_IDS)('the article on %s flows into 320 px', async (id) => {
  const issueType = siteAuditTypes.find(({ article }) => article === id)?.type ?? '';
  await expectToFlow(<SiteAuditArticle issueType={issueType} />);
});
