import { expect, test } from 'vitest';
import { issueTypeFromUrl, issueTypeInUrl, SITE_AUDIT_COLUMNS, SITE_AUDIT_ISSUE_TYPES } from './siteAudit.ts';

/** Specification (results), section 3, "Detail table columns per type": the first pattern that a name matches. */
const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^BROKEN_/, 'url, status_code, error, page_url'],
  [/^LINK_TO_REDIRECT$/, 'link_url, request_url, status_code, page_url'],
  [/^REQUEST_FAILED$/, 'url, error_text, status_code, page_url'],
  [/^(TITLE|DESCRIPTION)_TOO_(LONG|SHORT)$/, 'content, content_length, page_url'],
  [/^H_TAG_HIERARCHY$/, 'heading, heading_text, not_expected_after, page_url'],
  [/^DUPLICATE_H1_AND_TITLE_VALUE$/, 'page_url, content'],
  [/^DUPLICATE_/, 'page_urls, content'],
  [/_HREF_ATTRIBUTE$/, 'page_url, anchor_text'],
  [/_ALT_ATTRIBUTE$/, 'image_url, page_url'],
  [/^MULTIPLE_/, 'page_url, html'],
  [/^LINK_TO_LOCALHOST$/, 'href, page_url'],
  [/^BLOCKED_BY_ROBOTS$/, 'url'],
  [/^MISSING_|^EMPTY_IMG_SRC_/, 'page_url'],
];

test.each(SITE_AUDIT_ISSUE_TYPES)('%s has the columns of the specification, in its order', (type) => {
  const expected = COLUMNS.find(([pattern]) => pattern.test(type))?.[1];
  expect(SITE_AUDIT_COLUMNS[type].join(', ')).toBe(expected);
});

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
