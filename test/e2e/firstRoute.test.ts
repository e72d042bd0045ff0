import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const built = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../../apps/dashboard/dist/${file}`, import.meta.url)));

/** Gzipped bytes; what it is made of, and why it is no less: docs/decisions/0112. */
const MOST_BYTES = 265_000;

it('fetches no more than is known before the first screen', () => {
  const scripts = [
    ...built('index.html')
      .toString()
      .matchAll(/(?:src|href)="\/([^"]+\.js)"/g),
  ];
  const weights = scripts.map(([, file = '']) => ({ file, bytes: gzipSync(built(file)).length }));
  const bytes = weights.reduce((sum, weight) => sum + weight.bytes, 0);
  expect(bytes).toBeGreaterThan(100_000);
  const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes).slice(0, 10);
  expect(bytes, JSON.stringify(heaviest, undefined, 1)).toBeLessThan(MOST_BYTES);
});
