import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { describe, expect, it } from 'vitest';
import { categoryFacets } from './categoryFacets.ts';
import {
  type CategoryFilters,
  type CategoryOrder,
  filterCategories,
  orderCategories,
} from './categoryView.ts';

function category(id: string, changes: Partial<AccessibilityCategory> = {}): AccessibilityCategory {
  return {
    id,
    totalIssues: 1,
    totalPages: 1,
    tags: ['wcag2a'],
    disabilitiesAffected: ['VISUAL'],
    impact: 'minor',
    ...changes,
  };
}

const since = (changed: number, unchanged: number, fixed: number) => ({
  sinceLastScan: { new: changed, unchanged, fixed },
});

const CATEGORIES = [
  category('alt', { impact: 'critical', totalIssues: 9, totalPages: 2, ...since(9, 0, 0) }),
  category('button', {
    impact: 'critical',
    totalIssues: 9,
    totalPages: 5,
    disabilitiesAffected: ['VISUAL', 'MOBILITY'],
    ...since(0, 9, 2),
  }),
  category('contrast', {
    impact: 'serious',
    totalIssues: 30,
    totalPages: 5,
    tags: ['wcag2aa'],
    ...since(1, 29, 0),
  }),
  category('rule-of-2030', {
    impact: 'minor',
    tags: ['wcag2a', 'WCAG4X', 'wcag2a'],
    disabilitiesAffected: [],
    ...since(0, 1, 0),
  }),
  category('title', { impact: 'serious', totalIssues: 0, totalPages: 0, ...since(0, 0, 3) }),
];

const ids = (categories: readonly AccessibilityCategory[]) => categories.map(({ id }) => id);

describe('the order', () => {
  it.each([
    ['desc', 'impact', ['alt', 'button', 'contrast', 'title', 'rule-of-2030']],
    ['asc', 'impact', ['rule-of-2030', 'contrast', 'title', 'alt', 'button']],
    ['desc', 'totalIssues', ['contrast', 'alt', 'button', 'rule-of-2030', 'title']],
    ['asc', 'totalIssues', ['title', 'rule-of-2030', 'alt', 'button', 'contrast']],
    ['desc', 'totalPages', ['contrast', 'button', 'alt', 'rule-of-2030', 'title']],
    ['asc', 'totalPages', ['title', 'rule-of-2030', 'alt', 'contrast', 'button']],
    ['asc', 'id', ['alt', 'button', 'contrast', 'rule-of-2030', 'title']],
    ['desc', 'id', ['title', 'rule-of-2030', 'contrast', 'button', 'alt']],
  ] as const satisfies readonly [CategoryOrder['order'], CategoryOrder['orderBy'], readonly string[]][])(
    '%s by %s, then by most issues and id',
    (order, orderBy, expected) => {
      for (const given of [CATEGORIES, CATEGORIES.toReversed()]) {
        expect(ids(orderCategories(given, { order, orderBy }))).toEqual(expected);
      }
    },
  );
});

const PRESENT = ['alt', 'button', 'contrast', 'rule-of-2030'];

describe('the filter', () => {
  it.each([
    [{}, PRESENT],
    [{ filterImpact: 'critical' }, ['alt', 'button']],
    [{ filterImpact: ' serious , minor ' }, ['contrast', 'rule-of-2030']],
    [{ filterTags: 'WCAG4X,wcag2aa' }, ['contrast', 'rule-of-2030']],
    [{ filterDisabilitiesAffected: 'MOBILITY,SPEECH' }, ['button']],
    [{ filterImpact: 'critical', filterDisabilitiesAffected: 'MOBILITY' }, ['button']],
    [{ filterSinceLastScan: 'NEW' }, ['alt', 'contrast']],
    [{ filterSinceLastScan: 'UNCHANGED' }, ['button', 'contrast', 'rule-of-2030']],
    [{ filterSinceLastScan: 'FIXED' }, ['button', 'title']],
    [{ filterSinceLastScan: 'NEW,FIXED' }, ['alt', 'button', 'contrast', 'title']],
    [{ filterSinceLastScan: 'NEW,bogus' }, ['alt', 'contrast']],
    [{ filterSinceLastScan: 'FIXED', filterImpact: 'serious' }, ['title']],
  ] as const satisfies readonly [CategoryFilters, readonly string[]][])(
    '%j lets through %j',
    (filters, expected) => {
      expect(ids(filterCategories(CATEGORIES, filters))).toEqual(expected);
    },
  );

  it.each(['filterImpact', 'filterTags', 'filterDisabilitiesAffected', 'filterSinceLastScan'] as const)(
    '%s that is empty lets everything through, and with unknown values alone nothing',
    (name) => {
      for (const empty of ['', ',', ' , ,']) {
        expect(ids(filterCategories(CATEGORIES, { [name]: empty }))).toEqual(PRESENT);
      }
      for (const unknown of [
        'bogus',
        'CRITICAL',
        'constructor',
        '__proto__',
        "' or 1=1--",
        '\0',
        'x'.repeat(1_000),
      ]) {
        expect(ids(filterCategories(CATEGORIES, { [name]: unknown }))).toEqual([]);
      }
    },
  );

  it('on what has become of issues lets nothing through in a first scan', () => {
    expect(filterCategories([category('alt')], { filterSinceLastScan: 'NEW,UNCHANGED,FIXED' })).toEqual([]);
  });
});

describe('the facets', () => {
  it('count the rules that are there, most severe and by name, and each rule once', () => {
    expect(categoryFacets(CATEGORIES, true)).toEqual({
      impact: [
        { value: 'critical', count: 2 },
        { value: 'serious', count: 1 },
        { value: 'minor', count: 1 },
      ],
      tags: [
        { value: 'WCAG4X', count: 1 },
        { value: 'wcag2a', count: 3 },
        { value: 'wcag2aa', count: 1 },
      ],
      disabilitiesAffected: [
        { value: 'MOBILITY', count: 1 },
        { value: 'VISUAL', count: 3 },
      ],
      sinceLastScan: [
        { value: 'NEW', count: 2 },
        { value: 'UNCHANGED', count: 3 },
        { value: 'FIXED', count: 2 },
      ],
    });
  });

  it('count what their filter lets through', () => {
    const { impact, tags, disabilitiesAffected, sinceLastScan } = categoryFacets(CATEGORIES, true);
    const count = (filters: CategoryFilters) => filterCategories(CATEGORIES, filters).length;
    for (const { value, count: rows } of impact) expect(count({ filterImpact: value })).toBe(rows);
    for (const { value, count: rows } of tags) expect(count({ filterTags: value })).toBe(rows);
    for (const { value, count: rows } of disabilitiesAffected) {
      expect(count({ filterDisabilitiesAffected: value })).toBe(rows);
    }
    for (const { value, count: rows } of sinceLastScan) {
      expect(count({ filterSinceLastScan: value })).toBe(rows);
    }
  });

  it('have nothing of a last scan where there was none', () => {
    expect(categoryFacets([], false)).toEqual({
      impact: [],
      tags: [],
      disabilitiesAffected: [],
      sinceLastScan: [],
    });
  });
});
