import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { findingInfo, findingRenderType, findingTitle } from './findingInfo.ts';
import { RULE_IDS } from './ruleIds.ts';

test('a rule of axe-core is told of with what it violates', () => {
  expect(findingInfo('image-alt')).toMatchObject({
    title: 'Image has no text alternative',
    impact: 'critical',
  });
  expect(findingInfo('image-alt')?.wcag).toHaveLength(1);
  expect(findingRenderType('document-title')).toBe('page-wide');
});

test('a mobile-friendliness issue is told of by the same call', () => {
  expect(findingTitle('tap-target-too-small')).toBe('Links and buttons are too small to tap');
  expect(findingInfo('tap-target-too-small')).toMatchObject({ impact: 'serious', difficulty: 'LOW' });
  expect(findingInfo('tap-target-too-small')?.wcag).toBeUndefined();
  expect(findingRenderType('h1-below-fold')).toBe('page-wide');
});

test('what neither catalogue knows is called by its id, and shown one by one', () => {
  expect(findingInfo('issue-of-tomorrow')).toBeUndefined();
  expect(findingTitle('issue-of-tomorrow')).toBe('issue-of-tomorrow');
  expect(findingRenderType('issue-of-tomorrow')).toBe('element');
});

test('no id means two things', () => {
  const rules = new Set<string>(RULE_IDS);
  expect(MOBILE_FRIENDLY_ISSUE_IDS.filter((id) => rules.has(id))).toEqual([]);
});
