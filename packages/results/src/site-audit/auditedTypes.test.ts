import { expect, test } from 'vitest';
import { auditedTypes } from './auditedTypes.ts';
import { BROKEN_LINK_TYPES } from './siteAuditScopes.ts';

const counts = {
  EMPTY_ALT_ATTRIBUTE: { count: 90, revision: 90 },
  TITLE_TOO_LONG: { count: 2, revision: 2 },
  OF_TOMORROW: { count: 400, revision: 1 },
  BROKEN_LINK: { count: 1, revision: 1 },
  BROKEN_IMAGE: { count: 7, revision: 9 },
  REQUEST_FAILED: { count: 5, revision: 5 },
  BROKEN_CSS: { count: 0, revision: 3 },
};

const idsOf = (types?: readonly string[]) => auditedTypes(counts, types).map(({ id }) => id);

test('issues come first, then warnings, then information, each by count; what nobody knows is last', () => {
  expect(idsOf()).toEqual([
    'BROKEN_IMAGE',
    'BROKEN_LINK',
    'REQUEST_FAILED',
    'TITLE_TOO_LONG',
    'EMPTY_ALT_ATTRIBUTE',
    'OF_TOMORROW',
  ]);
});

test('a screen of some types has no others', () => {
  expect(idsOf(BROKEN_LINK_TYPES)).toEqual(['BROKEN_IMAGE', 'BROKEN_LINK', 'REQUEST_FAILED']);
});
