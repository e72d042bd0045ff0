import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPageWords } from './publicPageWords.ts';

const PRODUCT = ' – Sitelens';
const pages = Object.entries(publicPageWords);
const ofTheSite = /name="description"\s+content="([^"]*)"/.exec(
  readFileSync(new URL('../index.html', import.meta.url), 'utf8'),
)?.[1];

test.each(pages)(
  'the title and the description of %s have the lengths that our own audit asks for',
  (_page, words) => {
    expect((words.title + PRODUCT).length).toBeGreaterThanOrEqual(40);
    expect((words.title + PRODUCT).length).toBeLessThanOrEqual(60);
    expect(words.description.length).toBeGreaterThanOrEqual(120);
    expect(words.description.length).toBeLessThanOrEqual(160);
  },
);

test('no two pages have the same, nor that of the site', () => {
  expect(ofTheSite?.length).toBeGreaterThanOrEqual(120);
  expect(ofTheSite?.length).toBeLessThanOrEqual(160);
  const descriptions = [ofTheSite, ...pages.map(([, { description }]) => description)];
  expect(new Set(descriptions).size).toBe(descriptions.length);
  expect(new Set(pages.map(([, { title }]) => title)).size).toBe(pages.length);
});
