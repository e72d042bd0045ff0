import { expect, test } from 'vitest';
import { isProjectName, projectTitle } from './projectName.ts';

test.each(['Example shop', ' a ', 'متجر', '店', '🛒', 'a'.repeat(200)])('%j is a name', (name) => {
  expect(isProjectName(name)).toBe(true);
});

test.each([
  '',
  '   ',
  '\u202e',
  '\u200b\u200d',
  'two\nlines',
  'bell\u0007',
  'a'.repeat(201),
  'a'.repeat(10_000),
])('%j is none', (name) => {
  expect(isProjectName(name)).toBe(false);
});

test('a project without a name is called by its address', () => {
  const startUrl = 'https://www.example.com/';
  expect(projectTitle({ name: 'Example shop', startUrl })).toBe('Example shop');
  expect(projectTitle({ name: '', startUrl })).toBe(startUrl);
});
