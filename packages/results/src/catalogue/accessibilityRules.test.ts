import { IMPACTS } from '@sitelens/api-client/contract';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import {
  accessibilityRule,
  accessibilityRules,
  disabilitiesAffected,
  isRuleId,
  ruleRenderType,
  ruleTitle,
} from './accessibilityRules.ts';
import { RULE_IDS } from './ruleIds.ts';
import { colourRules } from './rules/colourRules.ts';
import type { RuleFacts, RuleId } from './ruleTypes.ts';

const axeRules = axe.getRules();

const DISABILITIES = ['VISUAL', 'HEARING', 'COGNITIVE', 'SPEECH', 'MOBILITY', 'NEURAL'];
const DIFFICULTIES = ['LOW', 'MEDIUM', 'HIGH'];

test('a list with a rule missing does not compile', () => {
  // @ts-expect-error: the other rules are missing.
  const facts: Record<RuleId, RuleFacts> = { ...colourRules };
  expect(Object.keys(facts).length).toBeLessThan(RULE_IDS.length);
});

test('the list of ids is exactly what axe-core reports', () => {
  expect([...RULE_IDS].sort()).toEqual(axeRules.map((rule) => rule.ruleId).sort());
});

test.each(axeRules)('the criteria of $ruleId are those of its tags', ({ ruleId, tags }) => {
  const fromTags = tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
    return principle ? [`${principle}.${guideline}.${criterion}`] : [];
  });
  expect(accessibilityRule(ruleId)?.wcag.map((criterion) => criterion.number)).toEqual(fromTags);
});

test.each(axeRules)('the documentation of $ruleId is where axe-core says', ({ ruleId, helpUrl }) => {
  expect(accessibilityRule(ruleId)?.documentationUrl).toBe(
    new URL(helpUrl).origin + new URL(helpUrl).pathname,
  );
});

test.each(accessibilityRules)('$id says in a short plain title what is wrong and whom it hurts', (rule) => {
  expect(rule.title.length).toBeGreaterThan(8);
  expect(rule.title.length).toBeLessThanOrEqual(70);
  expect(rule.title).not.toMatch(/[<>.]$|^<|must /);
  expect(rule.disabilities.length).toBeGreaterThan(0);
  expect(new Set(rule.disabilities).size).toBe(rule.disabilities.length);
});

test.each(accessibilityRules)('$id says how severe, how hard to mend and for whom in known terms', (rule) => {
  expect(IMPACTS).toContain(rule.impact);
  expect(DIFFICULTIES).toContain(rule.difficulty);
  expect(['page-wide', 'many-of-one-type', 'element']).toContain(rule.renderType);
  for (const disability of rule.disabilities) expect(DISABILITIES).toContain(disability);
});

test('whoever has time can choose what is easy first', () => {
  expect(new Set(accessibilityRules.map(({ difficulty }) => difficulty))).toEqual(new Set(DIFFICULTIES));
});

test('titles tell the rules apart', () => {
  expect(new Set(accessibilityRules.map((rule) => rule.title)).size).toBe(RULE_IDS.length);
});

test('a rule that concerns sound hurts people who cannot hear', () => {
  expect(disabilitiesAffected('video-caption')).toContain('HEARING');
  expect(disabilitiesAffected('target-size')).toEqual(['MOBILITY']);
});

test('an unknown id is shown as it came', () => {
  expect(isRuleId('toString')).toBe(false);
  expect(accessibilityRule('constructor')).toBeUndefined();
  expect(ruleTitle('next-years-rule')).toBe('next-years-rule');
  expect(disabilitiesAffected('next-years-rule')).toEqual([]);
  expect(ruleRenderType('next-years-rule')).toBe('element');
});
