import type { AccessibilityIssueBox } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { issueBox, sizesWithBox } from './issueBox.ts';

const boundingBoxes = { phone: { top: 0, bottom: 1, left: 0, right: 1 } };

test('is named by its HTML', () => {
  const issue = { id: 'a', html: '<a href="/">', target: ['a'], boundingBoxes, impact: 'critical' };
  expect(issueBox(issue, 3)).toEqual({ id: 'a', position: 3, name: '<a href="/">', boundingBoxes });
});

test('as the wire has it, by its selectors through frames and shadow roots', () => {
  const box: AccessibilityIssueBox = {
    id: 'b',
    position: 7,
    target: ['iframe', ['my-card', 'a']],
    boundingBoxes,
  };
  expect(issueBox(box, box.position)).toMatchObject({ position: 7, name: 'iframe my-card a' });
});

test('by nothing where nothing is known', () => {
  expect(issueBox({ id: 'c', boundingBoxes: {} }, 0).name).toBe('');
});

test('has the sizes at which it has a place', () => {
  expect(sizesWithBox(issueBox({ id: 'd', boundingBoxes }, 0))).toEqual(['phone']);
});
