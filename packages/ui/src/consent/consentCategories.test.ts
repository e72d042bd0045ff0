import { expect, test } from 'vitest';
import { CONSENT_CATEGORIES, categoriesOf, isConsentCategory, sectionsOf } from './consentCategories.ts';

test('what is necessary is accepted with every choice', () => {
  expect(categoriesOf(new Set())).toEqual(['necessary']);
  expect(categoriesOf(new Set(['marketing']))).toEqual(['necessary', 'marketing']);
});

test('all sections together are all categories: nothing is agreed to unseen', () => {
  expect(categoriesOf(new Set(['statistics', 'marketing']))).toEqual(CONSENT_CATEGORIES);
});

test('a section is on where all of its categories are', () => {
  expect([...sectionsOf(['necessary', 'analytics'])]).toEqual([]);
  expect([...sectionsOf(['necessary', 'analytics', 'trackingAndPerformance'])]).toEqual(['statistics']);
  expect([...sectionsOf(CONSENT_CATEGORIES)]).toEqual(['statistics', 'marketing']);
});

test('names of others are no categories', () => {
  expect(['analytics', 'functional', ''].map(isConsentCategory)).toEqual([true, false, false]);
});
