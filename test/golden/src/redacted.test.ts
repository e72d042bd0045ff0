import { expect, test } from 'vitest';
import {
  goldenCategories,
  goldenIssues,
  goldenMobileFriendlyCategories,
  goldenMobileFriendlyIssuePages,
  goldenRulePages,
  redactedCategories,
  redactedCommonComponents,
  redactedIssues,
  redactedMobileFriendlyCategories,
  redactedMobileFriendlyIssuePages,
  redactedMobileFriendlyIssues,
  redactedRulePages,
} from './index.ts';

const all = goldenCategories(0, 1_000).data;
const [first, , , fourth] = all;

test('only three rules are shown, whatever the order and filter', () => {
  const shown = all.slice(0, 3).map(({ id }) => id);
  const views = [{}, { order: 'asc' }, { orderBy: 'id' }, { filterImpact: ['minor'] }] as const;
  for (const view of views) {
    const { data, redaction } = redactedCategories('FREEMIUM', view);
    expect(shown).toEqual(expect.arrayContaining(data.map(({ id }) => id)));
    expect(redaction).toEqual({ reason: 'FREEMIUM', redactedCount: all.length - 3 });
  }
});

test('of a shown rule one page is shown, and the others only counted', () => {
  const whole = goldenRulePages(first?.id ?? '');
  const { content, totalElements, redaction } = redactedRulePages('TRIAL_EXPIRED', first?.id ?? '');
  expect(content[0]).toEqual(whole.content[0]);
  expect(totalElements).toBe(whole.totalElements);
  expect(redaction).toEqual({ reason: 'TRIAL_EXPIRED', redactedCount: whole.totalElements - 1 });
  for (const row of content.slice(1))
    expect(row).toMatchObject({ redacted: true, pageUrl: '', thumbnails: {} });
});

test('nothing of a withheld rule is shown', () => {
  const [page] = goldenRulePages(fourth?.id ?? '').content;
  const [issue] = goldenIssues(page?.pageId ?? '', fourth?.id ?? '').content;
  const answers = JSON.stringify([
    redactedRulePages('FREEMIUM', fourth?.id ?? ''),
    redactedIssues('FREEMIUM', page?.pageId ?? '', fourth?.id ?? ''),
  ]);
  expect(issue?.html.length).toBeGreaterThan(0);
  expect(answers).toContain('"redacted":true');
  expect(answers).not.toContain(JSON.stringify(issue?.html).slice(1, -1));
  expect(answers).not.toContain(page?.pageUrl);
  expect(answers).not.toContain(issue?.id);
});

test('shown issues come without how to mend them, components without examples', () => {
  const [page] = goldenRulePages(first?.id ?? '').content;
  const list = redactedIssues('FREEMIUM', page?.pageId ?? '', first?.id ?? '');
  expect(list.fixesRedacted).toBe(true);
  expect(list.content[0]).toMatchObject({ redacted: false, possibleSolutions: [], mustMatchAll: [] });
  for (const { examples, redactedExamples } of redactedCommonComponents('FREEMIUM').content) {
    expect(examples).toEqual([]);
    expect(redactedExamples).toBeGreaterThan(0);
  }
});

test('of mobile usability three issues are shown, whatever the order, and of the others nothing', () => {
  const mobile = goldenMobileFriendlyCategories(0, 50).data;
  const shown = mobile.slice(0, 3).map(({ id }) => id);
  for (const view of [{}, { orderBy: 'id' }, { filterImpact: ['minor'] }] as const) {
    const { data, redaction } = redactedMobileFriendlyCategories('FREEMIUM', view);
    expect(shown).toEqual(expect.arrayContaining(data.map(({ id }) => id)));
    expect(redaction).toEqual({ reason: 'FREEMIUM', redactedCount: mobile.length - 3 });
  }
  for (const { id } of mobile.slice(3)) {
    for (const { pageId, pageUrl } of goldenMobileFriendlyIssuePages(id).content) {
      const answers = JSON.stringify([
        redactedMobileFriendlyIssuePages('FREEMIUM', id),
        redactedMobileFriendlyIssues('FREEMIUM', pageId, id),
      ]);
      expect(answers).toContain('"redacted":true');
      expect(answers).not.toContain(pageUrl);
      expect(answers).not.toContain('boundingBox":');
    }
  }
});
