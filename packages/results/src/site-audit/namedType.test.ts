import { expect, test } from 'vitest';
import { namedType, siteAuditTitle } from './namedType.ts';

test('a type is known by its name and by how it stands in an address', () => {
  expect(namedType('broken-link')).toBe('BROKEN_LINK');
  expect(namedType('Broken-Link')).toBe('BROKEN_LINK');
  expect(namedType('BROKEN_LINK')).toBe('BROKEN_LINK');
});

test('one that nobody knows is named all the same, at no length', () => {
  expect(namedType('of-tomorrow')).toBe('OF_TOMORROW');
  expect(siteAuditTitle('OF_TOMORROW')).toBe('OF_TOMORROW');
  expect(siteAuditTitle('X'.repeat(1_000_000))).toHaveLength(60);
});

test('one that the catalogue knows has a title in plain words', () => {
  expect(siteAuditTitle('BROKEN_LINK')).toBe('Broken links');
  expect(siteAuditTitle('broken-link')).toBe('Broken links');
});
