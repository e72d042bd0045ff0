import { expect, test } from 'vitest';
import { goldenIssueOf, issueOf } from '../testing/helpIssues.ts';
import { contrastFacts } from './contrastFacts.ts';
import { linkContrastFacts } from './linkContrastFacts.ts';
import { targetSizeFacts } from './targetSizeFacts.ts';

const withData = (data: Record<string, unknown>) =>
  issueOf('color-contrast', { html: '<p>Text</p>', any: [{ id: 'color-contrast', message: '', data }] });

test('what a scan measured of a text', () => {
  expect(contrastFacts(goldenIssueOf('color-contrast'))).toEqual({
    foreground: '#b8b2a4',
    background: '#fffdf9',
    ratio: 2.07,
    threshold: 4.5,
    fontSize: 17,
    isBold: false,
  });
});

test('large text has a lower threshold, as axe-core states it', () => {
  const data = {
    fgColor: '#999999',
    bgColor: '#ffffff',
    contrastRatio: 2.84,
    fontSize: '14.0pt (18.6667px)',
    fontWeight: 'bold',
    expectedContrastRatio: '3:1',
  };
  expect(contrastFacts(withData(data))).toMatchObject({ threshold: 3, fontSize: 18.6667, isBold: true });
});

test('what is left out is measured, or taken from WCAG', () => {
  const facts = contrastFacts(withData({ fgColor: '#767676', bgColor: '#ffffff' }));
  expect(facts).toMatchObject({ threshold: 4.5, fontSize: undefined });
  expect(facts?.ratio).toBeCloseTo(4.54, 2);
});

test.each([
  {},
  { fgColor: 'red', bgColor: '#ffffff' },
  { fgColor: '#fff;background:url(//evil)', bgColor: '#ffffff' },
  { fgColor: ['#ffffff'], bgColor: '#000000' },
])('colours of another form are not shown: %j', (data) => {
  expect(contrastFacts(withData(data))).toBeUndefined();
});

test('what a scan measured of a link in a text', () => {
  expect(linkContrastFacts(goldenIssueOf('link-in-text-block'))).toEqual({
    link: '#17352c',
    text: '#1d2723',
    ratio: 1.15,
    threshold: 3,
  });
});

test('what a scan measured of a target', () => {
  expect(targetSizeFacts(goldenIssueOf('target-size'))).toEqual({
    width: 76,
    height: 20,
    minimum: 24,
    space: 16,
  });
});
