import type { Hex } from '../wcagContrast.ts';

/** For tests: colours all over the cube, the same in every run. */
export function* pairsOfColours(count: number): Generator<readonly [Hex, Hex]> {
  let state = 42;
  const next = (): Hex => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  };
  for (let index = 0; index < count; index++) yield [next(), next()];
}
