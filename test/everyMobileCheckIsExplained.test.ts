import { expect, it, vi } from 'vitest';
import { mobileFriendlyIssue } from '../packages/results/src/catalogue/mobileFriendlyIssues.ts';
import { wcagCriterion } from '../packages/results/src/catalogue/wcagCriteria.ts';
import type { Article } from '../packages/results/src/help/Article.ts';
import { articleParts } from '../packages/results/src/help/articleParts.ts';
import { MOBILE_CHECKS } from '../packages/scanner/src/checks/mobile/mobileChecks.ts';

async function articleOn(id: (typeof MOBILE_CHECKS)[number]['id']): Promise<Article> {
  const part = articleParts[id];
  part.load();
  return await vi.waitFor(() => {
    const state = part.state();
    if (state.status !== 'ready') throw new Error(`The article on ${id} is ${state.status}.`);
    return state.part.article;
  });
}

it.each(MOBILE_CHECKS)('$id is as severe in the catalogue as in what the scanner finds', ({ id, impact }) => {
  expect(mobileFriendlyIssue(id)?.impact).toBe(impact);
});

it.each(MOBILE_CHECKS)(
  'the article on $id names the criteria that the check tags it by',
  async ({ id, tags }) => {
    const tagged = tags.flatMap((tag) => wcagCriterion(tag)?.number ?? []);
    expect((await articleOn(id)).criteria ?? []).toEqual(expect.arrayContaining(tagged));
  },
);
