import type { Steps } from './steps.ts';

type Compare = (a: number, b: number) => number;

/** Short enough that the platform's own sort of texts stays within a few milliseconds. */
const RUN = 2048;

/** The numbers from 0 to `count`, sorted so that equals keep their order; in small steps, which a sort of the platform can't do. */
export function* mergeSortSteps(count: number, compare: Compare): Steps<Uint32Array> {
  let sorted = placesInOrder(count);
  for (let start = 0; start < count; start += RUN) {
    sorted.subarray(start, start + RUN).sort((a, b) => compare(a, b) || a - b);
    yield;
  }
  let merged = new Uint32Array(count);
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      yield* mergeSteps(sorted, merged, start, width, compare);
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** 0, 1, 2, … A loop: `Uint32Array.from` takes twenty times as long. */
export function placesInOrder(count: number): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(count);
  for (let place = 0; place < count; place++) places[place] = place;
  return places;
}

/** Merges two neighbouring runs, each sorted and of `width` or what is left. */
function* mergeSteps(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  width: number,
  compare: Compare,
): Steps<void> {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(start + 2 * width, from.length);
  let left = start;
  let right = middle;
  for (let write = start; write < end; write++) {
    const a = from[left] ?? 0;
    const b = from[right] ?? 0;
    const takesLeft = left < middle && (right >= end || compare(a, b) <= 0);
    to[write] = takesLeft ? a : b;
    if (takesLeft) left++;
    else right++;
    if (write % RUN === 0) yield;
  }
}
