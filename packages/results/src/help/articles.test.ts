import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessibilityRules } from '../catalogue/accessibilityRules.ts';
import { HELP_ARTICLE_IDS } from '../catalogue/helpArticleIds.ts';
import { mobileFriendlyIssue, mobileFriendlyIssues } from '../catalogue/mobileFriendlyIssues.ts';
import { SITE_AUDIT_ARTICLE_IDS } from '../catalogue/siteAudit/siteAuditArticleIds.ts';
import { siteAuditTypes } from '../catalogue/siteAuditTypes.ts';
import { wcagCriterionByNumber } from '../catalogue/wcagCriteria.ts';
import type { Article } from './Article.ts';
import { articleParts } from './articleParts.ts';
import { siteAuditArticleParts } from './siteAuditArticleParts.ts';
import { articleFrom } from './testing/loadedArticle.ts';

const storiesIn = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const ruleStories = storiesIn('Articles.stories.tsx') + storiesIn('MobileArticles.stories.tsx');
const siteAuditStories = storiesIn('SiteAuditArticles.stories.tsx');

const ruleArticles = await Promise.all(
  HELP_ARTICLE_IDS.map(async (id) => ({ id, article: await articleFrom(articleParts[id]) })),
);
const siteAuditArticles = await Promise.all(
  SITE_AUDIT_ARTICLE_IDS.map(async (id) => ({
    id,
    article: await articleFrom(siteAuditArticleParts[id]),
  })),
);
const articles = [...ruleArticles, ...siteAuditArticles];

function textsOf({ wrong, hurts, find, fix, check }: Article): string[] {
  return [...wrong, ...hurts.flatMap(({ who, how }) => [who, how]), ...find, ...fix, ...check];
}

test('at least 25 rules have an article, and the catalogue says which', () => {
  const rules = accessibilityRules.filter(({ helpArticle }) => helpArticle).map(({ id }) => id);
  expect(rules.length).toBeGreaterThanOrEqual(25);
  const mobile = mobileFriendlyIssues.filter(({ helpArticle }) => helpArticle).map(({ id }) => id);
  expect([...rules, ...mobile].sort()).toEqual(Object.keys(articleParts).sort());
});

test('each article on site-audit issues is on a type of them', () => {
  expect(new Set(siteAuditTypes.map(({ article }) => article))).toEqual(new Set(SITE_AUDIT_ARTICLE_IDS));
});

test('no two ids share an article', () => {
  expect(new Set(articles.map(({ article }) => article)).size).toBe(articles.length);
});

test.each(ruleArticles)('the article on $id has a story', ({ id }) => {
  expect(ruleStories).toContain(`ruleId: '${id}'`);
});

test.each(siteAuditArticles)('the article on $id has a story', ({ id }) => {
  const types = siteAuditTypes.filter(({ article }) => article === id).map(({ type }) => type);
  expect(types.filter((type) => siteAuditStories.includes(`issueType: '${type}'`))).not.toEqual([]);
});

test.each(mobileFriendlyIssues)(
  'the article on $id leads to what the catalogue documents it by',
  ({ id }) => {
    const article = ruleArticles.find((one) => one.id === id)?.article;
    const urls = [
      ...(article?.standards ?? []).map(({ url }) => url),
      ...(article?.criteria ?? []).map((number) => wcagCriterionByNumber(number).url),
    ];
    expect(urls.length).toBeGreaterThan(0);
    const documentation = mobileFriendlyIssue(id)?.documentationUrl;
    if (documentation !== undefined) expect(urls).toContain(documentation);
  },
);

test.each(siteAuditArticles)('the article on $id stands on a standard', ({ article }) => {
  expect(article.standards?.length).toBeGreaterThan(0);
});

/** Those who write what browsers and search engines do; pages that stay where they are. */
const KEEPERS = [
  'developer.chrome.com',
  'developer.mozilla.org',
  'developers.google.com',
  'drafts.csswg.org',
  'html.spec.whatwg.org',
  'ogp.me',
  'web.dev',
  'www.rfc-editor.org',
  'www.w3.org',
];

test.each(articles.flatMap(({ article }) => article.standards ?? []))(
  '$name is with its keeper',
  ({ url }) => {
    expect(KEEPERS).toContain(new URL(url).host);
  },
);

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
