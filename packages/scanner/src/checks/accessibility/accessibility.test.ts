import { expect, test } from 'vitest';
import { checkAccessibility } from './accessibility.ts';
import { size, violation } from './artifacts.testing.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 200 });

test('the same rule on the same element is one finding with its sizes and a box each', () => {
  const seen = violation({ element: '0:1' });
  const findings = checkAccessibility([
    size('phone', [seen], {
      dimensions: { width: 400, height: 4000 },
      boxes: new Map([['0:1', box(0, 400)]]),
    }),
    size('desktop', [seen], { boxes: new Map([['0:1', box(100, 200)]]) }),
    size('tablet', [seen]),
  ]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    ruleId: 'image-alt',
    screenSizes: ['desktop', 'tablet', 'phone'],
    boundingBoxes: {
      desktop: { left: 0.1, top: 0.1, right: 0.2, bottom: 0.2 },
      phone: { left: 0, top: 0.1, right: 0.25, bottom: 0.15 },
    },
  });
  expect(findings[0]?.boundingBoxes).not.toHaveProperty('tablet');
});

test('an element that axe-core tells by another selector at another size is still the same', () => {
  const findings = checkAccessibility([
    size('desktop', [violation({ element: '0:1', target: ['.wide > img'] })]),
    size('phone', [violation({ element: '0:1', target: ['img'] })]),
  ]);
  expect(findings.map(({ screenSizes }) => screenSizes)).toEqual([['desktop', 'phone']]);
  expect(findings[0]?.target).toEqual(['.wide > img']);
});

test('between loads an element is known by its selector and its markup, not by its number', () => {
  const findings = checkAccessibility([
    size('desktop', [
      violation({ element: '0:1', target: ['#a'] }),
      violation({ element: '0:2', target: ['#b'] }),
    ]),
    size('phone', [violation({ element: '0:1', target: ['#b'] })], { load: 1 }),
  ]);
  expect(findings.map(({ target, screenSizes }) => [target, screenSizes])).toEqual([
    [['#a'], ['desktop']],
    [['#b'], ['desktop', 'phone']],
  ]);
});

test('what only a smaller size has stands where it stands in the document', () => {
  const at = (element: string) => violation({ element, target: [`#e${element}`], html: element });
  const findings = checkAccessibility([
    size('desktop', [at('0:1'), at('0:4')]),
    size('phone', [at('0:0'), at('0:1'), at('0:2'), at('0:3'), at('0:4'), at('0:5')]),
  ]);
  expect(findings.map(({ html }) => html)).toEqual(['0:0', '0:1', '0:2', '0:3', '0:4', '0:5']);
});

test('ids are unique among equal elements, and stay when other rules come and go', () => {
  const twins = [violation({ element: '0:1' }), violation({ element: '0:2' })];
  const findings = checkAccessibility([size('desktop', twins)]);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(2);
  const more = checkAccessibility([
    size('desktop', [violation({ ruleId: 'aria-x', element: '0:9' }), ...twins]),
  ]);
  expect(more.slice(1).map(({ id }) => id)).toEqual(findings.map(({ id }) => id));
});

test('checks become what is to be done, and related nodes have boxes', () => {
  const related = { html: '<main>', target: ['main'], element: '0:7' };
  const [finding] = checkAccessibility([
    size(
      'desktop',
      [violation({ element: '0:1', relatedNodes: [related], none: [{ id: 'n', message: 'No' }] })],
      {
        boxes: new Map([['0:7', box(0, 0)]]),
      },
    ),
  ]);
  expect(finding).toMatchObject({
    possibleSolutions: [{ id: 'has-alt' }],
    mustNotMatch: [{ id: 'n', message: 'No' }],
    mustMatchAll: [],
    relatedNodes: [{ html: '<main>', boundingBoxes: { desktop: { right: 0.1, bottom: 0.1 } } }],
  });
});

test('a page without violations has no findings', () => {
  expect(checkAccessibility([size('desktop', []), size('phone', [])])).toEqual([]);
});
