import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessibilityRules } from '../catalogue/accessibilityRules.ts';
import { HELP_ARTICLE_IDS } from '../catalogue/helpArticleIds.ts';
import type { Article } from './Article.ts';
import { articleParts } from './articleParts.ts';
import type { LoadedArticle } from './loadedArticle.ts';

async function loaded(part: (typeof articleParts)[keyof typeof articleParts]): Promise<LoadedArticle> {
  part.load();
  for (;;) {
    const state = part.state();
    if (state.status === 'ready') return state.part;
    if (state.status === 'failed') throw state.error;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const stories = readFileSync(new URL('Articles.stories.tsx', import.meta.url), 'utf8');

const articles = await Promise.all(
  HELP_ARTICLE_IDS.map(async (id) => ({ id, article: (await loaded(articleParts[id])).article })),
);

function textsOf({ wrong, hurts, find, fix, check }: Article): string[] {
  return [...wrong, ...hurts.flatMap(({ who, how }) => [who, how]), ...find, ...fix, ...check];
}

test('at least 25 rules have an article, and the catalogue says which', () => {
  expect(articles.length).toBeGreaterThanOrEqual(25);
  const inCatalogue = accessibilityRules.filter(({ helpArticle }) => helpArticle).map(({ id }) => id);
  expect(inCatalogue.sort()).toEqual(Object.keys(articleParts).sort());
});

test('no two rules share an article', () => {
  expect(new Set(articles.map(({ article }) => article)).size).toBe(articles.length);
});

test.each(articles)('the article on $id has a story', ({ id }) => {
  expect(stories).toContain(`ruleId: '${id}'`);
});

describe.each(articles)('the article on $id', ({ article }) => {
  test('has all of its parts', () => {
    for (const part of [article.wrong, article.hurts, article.find, article.fix, article.check]) {
      expect(part.length).toBeGreaterThan(0);
    }
    for (const { before, after } of article.examples) expect(after).not.toBe(before);
  });

  test('closes its code, and is written in British English', () => {
    for (const text of textsOf(article)) {
      expect(text.split('`').length % 2, text).toBe(1);
      const prose = text.replaceAll(/`[^`]*`/g, 'code');
      expect(prose).not.toMatch(/\b(color|gray|center|behavior|labeled|customiz|organiz|recogniz)/i);
      expect(prose, 'markup stands between backticks').not.toMatch(/<\w/);
      expect(prose).not.toMatch(/\s{2}|\s[.,;:]|'/);
    }
  });

  test('ends its sentences', () => {
    const sentences = [
      ...article.wrong,
      ...article.hurts.map(({ how }) => how),
      ...article.find,
      ...article.fix,
    ];
    for (const text of [...sentences, ...article.check]) expect(text).toMatch(/[.?)”]$/);
  });
});
