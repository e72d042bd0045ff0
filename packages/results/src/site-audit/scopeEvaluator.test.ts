import { expect, it } from 'vitest';
import { scopeEvaluator } from './scopeEvaluator.ts';
import {
  BROKEN_LINK_TYPES,
  DUPLICATE_META_DESCRIPTION_TYPES,
  DUPLICATE_TITLE_TYPES,
} from './siteAuditScopes.ts';

it("asks each part's own evaluator", () => {
  expect(scopeEvaluator(BROKEN_LINK_TYPES)).toBe('BROKEN_LINK_CHECKER');
  expect(scopeEvaluator(['BROKEN_IMAGE'])).toBe('BROKEN_LINK_CHECKER');
  expect(scopeEvaluator(DUPLICATE_TITLE_TYPES)).toBe('DUPLICATE_TITLE');
  expect(scopeEvaluator(DUPLICATE_META_DESCRIPTION_TYPES)).toBe('DUPLICATE_META_DESCRIPTION');
});

it('asks the site audit of the whole, and of what several evaluators find', () => {
  expect(scopeEvaluator(undefined)).toBe('SITE_AUDIT');
  expect(scopeEvaluator(['MISSING_TITLE'])).toBe('SITE_AUDIT');
  expect(scopeEvaluator([...BROKEN_LINK_TYPES, ...DUPLICATE_TITLE_TYPES])).toBe('SITE_AUDIT');
});
