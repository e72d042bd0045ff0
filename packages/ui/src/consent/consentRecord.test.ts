import { expect, test } from 'vitest';
import { parseConsentRecord } from './consentRecord.ts';

const record = {
  categories: ['necessary', 'analytics'],
  services: { analytics: ['googleAnalytics'], marketing: [] },
  revision: 1,
  consentTimestamp: '2026-11-21T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-21T12:00:00.000Z',
  consentId: 'b1a9d0a2-6a39-4c6e-9d3e-6a5f0a4d9d11',
};

test('reads what the library writes, with the fields that it adds', () => {
  const written = { ...record, data: null, languageCode: 'en', expirationTime: 1_800_000_000_000 };
  expect(parseConsentRecord(JSON.stringify(written))).toEqual(record);
});

test.each([
  ['no id', { consentId: undefined }],
  ['an empty id', { consentId: '' }],
  ['no time of the first choice', { consentTimestamp: undefined }],
  ['no time of the latest choice', { lastConsentTimestamp: undefined }],
  ['a time that is none', { lastConsentTimestamp: 'yesterday, or so' }],
  ['no categories', { categories: undefined }],
  ['categories that are no list', { categories: 'analytics' }],
  ['categories that are no names', { categories: [1] }],
  ['services that are no lists', { services: { analytics: 'googleAnalytics' } }],
  ['no services', { services: undefined }],
  ['no revision', { revision: undefined }],
])('a record with %s is none', (_what, change) => {
  expect(parseConsentRecord(JSON.stringify({ ...record, ...change }))).toBeUndefined();
});

test.each(['', 'null', '[]', '{', '"text"', '%7B%7D'])('%j is no record', (text) => {
  expect(parseConsentRecord(text)).toBeUndefined();
});

test('categories that there are not are left out', () => {
  const other = { ...record, categories: ['necessary', 'functional'] };
  expect(parseConsentRecord(JSON.stringify(other))?.categories).toEqual(['necessary']);
});
