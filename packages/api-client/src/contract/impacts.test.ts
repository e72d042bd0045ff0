import { expect, test } from 'vitest';
import { byImpactMostSevereFirst, IMPACTS } from './impacts.ts';

test('impacts sort most severe first', () => {
  expect([...IMPACTS].sort(byImpactMostSevereFirst)).toEqual(['critical', 'serious', 'moderate', 'minor']);
});
