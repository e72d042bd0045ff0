import { createRequire } from 'node:module';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import scannerPackage from '../../../scanner/package.json' with { type: 'json' };
import { accessibilityRule } from './accessibilityRules.ts';
import { RULE_IDS } from './ruleIds.ts';

interface AxeRule {
  readonly id: string;
  readonly impact: string;
  readonly selector: string;
}

function isAxeRule(value: unknown): value is AxeRule {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'impact', 'selector'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

/** What `axe.getRules()` leaves out is only here; should axe-core rename it, the count below says so. */
const audited: unknown = Reflect.get(Reflect.get(axe, '_audit') ?? {}, 'rules');
const axeRules = Array.isArray(audited) ? audited.filter(isAxeRule) : [];

test('the scanner runs the axe-core that the catalogue was written for', () => {
  const { version } = createRequire(import.meta.url)('axe-core/package.json');
  expect(scannerPackage.dependencies['axe-core']).toBe(version);
  expect(axeRules.map(({ id }) => id).sort()).toEqual([...RULE_IDS].sort());
});

test.each(axeRules)('the impact of $id is what axe-core states', ({ id, impact }) => {
  expect(accessibilityRule(id)?.impact).toBe(impact);
});

/** Of the document as a whole, and without a place on the screenshot; but for frames, which have one. */
function isAboutTheDocument({ id, selector }: AxeRule): boolean {
  return /^(html|body$|meta)\b/.test(selector) && !id.startsWith('frame-');
}

test.each(axeRules)('$id is page-wide if, and only if, it concerns the document', (rule) => {
  expect(accessibilityRule(rule.id)?.renderType === 'page-wide').toBe(isAboutTheDocument(rule));
});

test.each(['color-contrast', 'region', 'target-size', 'link-name', 'image-alt', 'button-name', 'label'])(
  '%s is found many times on a page, and is shown as a table',
  (id) => {
    expect(accessibilityRule(id)?.renderType).toBe('many-of-one-type');
  },
);
