import { expect, test } from 'vitest';
import type { TapTarget } from '../../../gather/mobileArtifacts.ts';
import { measurements, rectangle, target } from '../measurements.testing.ts';
import { tapTargetTooSmall } from './tapTargetTooSmall.ts';

const sizes = (one: TapTarget) =>
  tapTargetTooSmall
    .find(measurements({ tapTargets: [[one]] }))
    .map(({ measured }) => [measured.width, measured.height]);

test.each<[what: string, target: TapTarget, size: number[][]]>([
  ['48 by 48', target('a', rectangle(0, 0, 48)), []],
  ['48 but for the noise of a transform', target('a', rectangle(0, 0, 47.98)), []],
  ['47 by 48', target('a', rectangle(0, 0, 47, 48)), [[47, 48]]],
  ['wide and low', target('a', rectangle(0, 0, 300, 19.5)), [[300, 19.5]]],
  ['two that make one area', target('a', [rectangle(0, 0, 30, 60), rectangle(30, 0, 30, 60)]), []],
  [
    'a field with a large label',
    target('a', rectangle(0, 0, 13), { labels: [rectangle(0, 0, 200, 48)] }),
    [],
  ],
  [
    'a field with a small label',
    target('a', rectangle(0, 0, 13), { labels: [rectangle(16, 0, 90, 18)] }),
    [[90, 18]],
  ],
  ['pinned', target('a', rectangle(0, 0, 30), { isPinned: true }), [[30, 30]]],
  ['a place that answers no tap', target('a', rectangle(0, 0, 30), { isPlace: true }), []],
  ['a pixel that stands for something else', target('a', rectangle(0, 0, 1)), []],
])('%s', (_, one, expected) => {
  expect(sizes(one)).toEqual(expected);
});

test('targets of all frames count', () => {
  const tapTargets = [[target('0:1', rectangle(0, 0, 9))], [target('1:1', rectangle(0, 0, 9))]];
  expect(tapTargetTooSmall.find(measurements({ tapTargets })).map(({ element }) => element)).toEqual([
    '0:1',
    '1:1',
  ]);
});
