import { expect, test } from 'vitest';
import { rateLimit } from './rateLimit.ts';

test('any minute has room for as many as it says', () => {
  let time = 0;
  const hasRoom = rateLimit(2, 60_000, () => time);
  const at = (moment: number) => {
    time = moment;
    return hasRoom();
  };
  expect([at(0), at(30_000), at(59_999)]).toEqual([true, true, false]);
  expect([at(60_000), at(60_001)]).toEqual([true, false]);
  expect(at(90_000)).toBe(true);
});
