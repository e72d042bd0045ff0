import { expect, test } from 'vitest';
import { issueTypeFromUrl, issueTypeInUrl, SITE_AUDIT_ISSUE_TYPES } from './siteAudit.ts';

test('a type stands in an address in lower case and hyphenated', () => {
  expect(issueTypeInUrl('BROKEN_LINK')).toBe('broken-link');
  expect(issueTypeInUrl('MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS')).toBe(
    'multiple-meta-og-image-secure-url-tags',
  );
});

test.each(SITE_AUDIT_ISSUE_TYPES)('%s is found again from an address', (type) => {
  expect(issueTypeFromUrl(issueTypeInUrl(type))).toBe(type);
});

test.each(['', 'BROKEN_LINK', 'broken_link', 'broken-links', 'constructor', 'broken-link ', '__proto__'])(
  '%j in an address names no type',
  (segment) => {
    expect(issueTypeFromUrl(segment)).toBeUndefined();
  },
);
