import { expect, test } from 'vitest';
import type { Unlinked } from '../../../gather/siteAuditArtifacts.ts';
import { artifacts, PAGE_URL, unlinked } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { linkAddressCheck } from './addresses.ts';

const check = (changes: Partial<Unlinked>) =>
  runCheck(linkAddressCheck, artifacts({ unlinked: [unlinked(changes)] }));

test.each<[string, Partial<Unlinked>, string]>([
  ['words', {}, 'MISSING_HREF_ATTRIBUTE'],
  ['a name, but made for being pressed', { isTarget: true, isPressable: true }, 'MISSING_HREF_ATTRIBUTE'],
  ['nothing, but made for being pressed', { hasContent: false, isPressable: true }, 'MISSING_HREF_ATTRIBUTE'],
  ['an empty address', { href: 'EMPTY' }, 'EMPTY_HREF_ATTRIBUTE'],
  ['an empty address and a role', { href: 'EMPTY', isExplained: true }, 'EMPTY_HREF_ATTRIBUTE'],
])('a link with %s', (_, changes, issueType) => {
  expect(check(changes)).toEqual([
    { issueType, issueDetails: { page_url: { href: PAGE_URL }, anchor_text: { text: 'Oars' } } },
  ]);
});

test.each<[string, Partial<Unlinked>]>([
  ['a place that others lead to', { isTarget: true }],
  ['a button, or the current page', { isExplained: true, isPressable: true }],
  ['nothing', { hasContent: false }],
])('nothing is wrong with a link without an address that is %s', (_, changes) => {
  expect(check(changes)).toEqual([]);
});
