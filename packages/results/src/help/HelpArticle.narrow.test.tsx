import { GlobalStyle, SitelensProvider } from '@sitelens/ui/theme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HELP_ARTICLE_IDS } from '../catalogue/helpArticleIds.ts';
import { HelpArticle } from './HelpArticle.tsx';

const before = { width: window.innerWidth, height: window.innerHeight };
beforeAll(() => page.viewport(320, 800));
afterAll(() => page.viewport(before.width, before.height));

/** WCAG 1.4.10: no scrolling in two directions at a width of 320 px. */
test.each(HELP_ARTICLE_IDS)('the article on %s flows into 320 px', async (ruleId) => {
  const screen = await render(
    <SitelensProvider theme="light">
      <GlobalStyle />
      <HelpArticle ruleId={ruleId} />
    </SitelensProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: 'How to check the fix' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
