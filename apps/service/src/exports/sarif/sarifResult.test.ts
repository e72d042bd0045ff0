import { expect, it } from 'vitest';
import { createAjv } from '../../http/contract/validators.ts';
import type { ExportedFinding } from '../exportedFinding.ts';
import { sarifResult } from './sarifResult.ts';

const FINDING: ExportedFinding = {
  kind: 'Accessibility',
  ruleId: 'image-alt',
  title: 'Image has no text alternative',
  severity: 'critical',
  pageUrl: 'https://www.example.com/',
  pageTitle: 'Home',
  selector: '#hero > img',
  html: '<img src="hero.jpg">',
  screenSizes: ['desktop', 'phone'],
  tags: ['wcag2a', 'wcag111'],
  message: 'Fix this: Element has no alt attribute',
  helpUrl: 'https://dequeuniversity.com/rules/axe/4.14/image-alt',
  sinceLastScan: 'NEW',
  identity: 'b3f1c9a0e2d47765',
};

const uriOf = (pageUrl: string) =>
  sarifResult({ ...FINDING, pageUrl }, 0).locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';

it.each([
  ['https://www.example.com/a?b=c&d', 'https://www.example.com/a?b=c&d'],
  ['https://www.example.com/a|b?c={d}', 'https://www.example.com/a%7Cb?c=%7Bd%7D'],
  ['https://www.example.com/100%?q=[x]', 'https://www.example.com/100%25?q=%5Bx%5D'],
  ['https://www.example.com/%7Euser/a%20b', 'https://www.example.com/%7Euser/a%20b'],
  ['https://www.example.com/a#b#c', 'https://www.example.com/a#b%23c'],
  ['http://[::1]:8080/x', 'http://[::1]:8080/x'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
  ['no address 😀', 'no%20address%20%F0%9F%98%80'],
])('%s is written as a URI', (pageUrl, uri) => {
  expect(uriOf(pageUrl)).toBe(uri);
  // As the schema of SARIF asks of artifactLocation.uri.
  const isUri = createAjv({}).compile({ type: 'string', format: 'uri-reference' });
  expect(isUri(uri)).toBe(true);
});

it('holds no link that the page wrote (2.1.0, 3.11.6)', () => {
  const message = 'url: [Log in again](https://evil.example/) | text: [a](1)';
  const { text = '' } = sarifResult({ ...FINDING, message }, 0).message;
  expect(text).not.toMatch(/\]\(/);
  expect(text).toContain('[Log in again] (https://evil.example/)');
});

it('the same element on two pages is two results, and from scan to scan one', () => {
  const printOf = (changes: Partial<ExportedFinding>) =>
    sarifResult({ ...FINDING, ...changes }, 0).partialFingerprints?.['sitelensFinding/v1'];
  expect(printOf({ html: '<img src="hero.jpg?v=2">', sinceLastScan: 'UNCHANGED' })).toBe(printOf({}));
  expect(printOf({ pageUrl: 'https://www.example.com/about' })).not.toBe(printOf({}));
  expect(printOf({ ruleId: 'role-img-alt' })).not.toBe(printOf({}));
});

it('what is of no page and no element has no place', () => {
  expect(sarifResult({ ...FINDING, pageUrl: '' }, undefined)).not.toHaveProperty('locations');
  const [location] = sarifResult({ ...FINDING, selector: '' }, 0).locations ?? [];
  expect(location).not.toHaveProperty('logicalLocations');
});
