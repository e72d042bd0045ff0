import type { AccessibilityCategory, CategoryFacets } from '@sitelens/api-client/contract';

/**
 * For stories and tests: what a server of tomorrow may send, or a hostile one. They come as JSON, since the
 * types of today don't know them.
 */
const WORD = 'W'.repeat(10_000);

const json = JSON.stringify([
  {
    id: 'rule-of-tomorrow',
    totalIssues: 1_234_567,
    totalPages: 34_567,
    tags: ['wcag3-clarity', 'wcag22aa', 'best-practice', 'cat.structure', 'TTv5'],
    disabilitiesAffected: ['VESTIBULAR', 'SPEECH', 'NEURAL', 'HEARING', 'COGNITIVE'],
    impact: 'catastrophic',
    sinceLastScan: { new: 1_000_000, unchanged: 234_567, fixed: 999_999 },
  },
  {
    id: 'قاعدة-الغد-🏳️‍🌈',
    totalIssues: 0,
    totalPages: 0,
    tags: ['اتصل بنا', '👩‍👩‍👧‍👦'],
    disabilitiesAffected: ['بصري'],
    impact: 'خطير',
    sinceLastScan: { new: 0, unchanged: 0, fixed: 3 },
  },
  {
    id: WORD,
    totalIssues: 1,
    totalPages: 1,
    tags: [WORD],
    disabilitiesAffected: [WORD],
    impact: WORD,
  },
]);

export const strangeCategories: readonly AccessibilityCategory[] = JSON.parse(json);

export const strangeFacets: CategoryFacets = {
  impact: [{ value: 'catastrophic', count: 1 }],
  tags: [
    { value: 'wcag3-clarity', count: 1 },
    { value: WORD, count: 1 },
  ],
  disabilitiesAffected: [{ value: 'VESTIBULAR', count: 1 }],
  sinceLastScan: [{ value: 'REAPPEARED', count: 1 }],
};
