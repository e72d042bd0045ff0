import { expect, test } from 'vitest';
import { accessibilityFactsWords } from '../words/accessibilityFacts.ts';
import { ACCESSIBILITY_FACTS, factOf } from './accessibilityFacts.ts';

test('there are at least twenty facts, each told once and with a source and its year', () => {
  expect(ACCESSIBILITY_FACTS.length).toBeGreaterThanOrEqual(20);
  expect(ACCESSIBILITY_FACTS.map(({ key }) => key).toSorted()).toEqual(
    Object.keys(accessibilityFactsWords).toSorted(),
  );
  for (const { source, year } of ACCESSIBILITY_FACTS) {
    expect(source).toMatch(/\w{3}/);
    expect(year).toBeGreaterThanOrEqual(1997);
    expect(year).toBeLessThanOrEqual(new Date().getFullYear());
  }
});

test('a scan has one of them, and another scan another', () => {
  const scanIds = Array.from({ length: 400 }, () => crypto.randomUUID());
  expect(new Set(scanIds.map((id) => factOf(id)?.key)).size).toBeGreaterThanOrEqual(20);
  for (const id of scanIds) expect(factOf(id)).toBe(factOf(id));
  expect(factOf('no uuid')).toBe(ACCESSIBILITY_FACTS[0]);
});
