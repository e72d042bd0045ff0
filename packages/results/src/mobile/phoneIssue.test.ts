import { expect, test } from 'vitest';
import { phoneIssue } from './phoneIssue.ts';
import { mobileIssue } from './testing/mobileIssues.ts';

const onPhone = { top: 0.1, bottom: 0.2, left: 0.3, right: 0.4 };
const elsewhere = { top: 0.5, bottom: 0.6, left: 0, right: 1 };

test('an issue is shown at the phone’s size alone', () => {
  const issue = phoneIssue({
    ...mobileIssue('text-too-small', 0),
    screenSizes: ['desktop', 'phone'],
    boundingBoxes: { desktop: elsewhere, phone: onPhone },
    boundingBox: elsewhere,
  });
  expect(issue).toMatchObject({ screenSizes: ['phone'], boundingBoxes: { phone: onPhone } });
  expect(issue.boundingBoxes).not.toHaveProperty('desktop');
});

test('the one box of an issue without boxes by size is the phone’s', () => {
  const { boundingBoxes } = phoneIssue({
    ...mobileIssue('text-too-small', 0),
    boundingBoxes: {},
    boundingBox: onPhone,
  });
  expect(boundingBoxes).toEqual({ phone: onPhone });
});

test('an issue without any box has none', () => {
  const { boundingBox: _, ...issue } = mobileIssue('text-too-small', 0);
  expect(phoneIssue({ ...issue, boundingBoxes: {} }).boundingBoxes).toEqual({});
});

test('what is redacted stays as it is', () => {
  const redacted = {
    ...mobileIssue('text-too-small', 0),
    redacted: true,
    html: '',
    screenSizes: [],
    boundingBoxes: {},
  };
  const { boundingBox: _, ...shown } = redacted;
  expect(phoneIssue(redacted)).toEqual(shown);
});
