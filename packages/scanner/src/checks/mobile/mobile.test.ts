import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { getRules } from 'axe-core';
import { describe, expect, test } from 'vitest';
import type { MobileMeasurements, NamedNode } from '../../gather/mobileArtifacts.ts';
import { size } from '../accessibility/artifacts.testing.ts';
import { measurements } from './measurements.testing.ts';
import { checkMobile, elementsToName } from './mobile.ts';
import { MOBILE_CHECKS } from './mobileChecks.ts';

const small = (...elements: string[]) => elements.map((element) => ({ element, tag: 'p', fontSize: 9 }));
const node = (id?: string): NamedNode => ({
  html: '<p>',
  target: ['p'],
  description: { tag: 'p', attributes: id === undefined ? {} : { id }, surroundings: [] },
});
const box = { left: 36, top: 80, right: 72, bottom: 160 };

function check(
  measured: Partial<MobileMeasurements>,
  nodes: Record<string, NamedNode>,
  boxed = Object.keys(nodes),
) {
  const mobile = { measurements: measurements(measured), nodes: new Map(Object.entries(nodes)) };
  const boxes = new Map(boxed.map((element) => [element, box]));
  return checkMobile([size('phone', [], { dimensions: { width: 360, height: 1_600 }, boxes, mobile })]);
}

test('there is a check for each issue of the contract, in its order', () => {
  expect(MOBILE_CHECKS.map(({ id }) => id)).toEqual([...MOBILE_FRIENDLY_ISSUE_IDS]);
});

test('no issue has the name of a rule of axe-core', () => {
  const rules = new Set(getRules().map(({ ruleId }) => ruleId));
  expect(MOBILE_FRIENDLY_ISSUE_IDS.filter((id) => rules.has(id))).toEqual([]);
});

test('a size without the evaluator has no findings', () => {
  expect(checkMobile([size('desktop', []), size('phone', [])])).toEqual([]);
});

test('a finding has the shape of every other', () => {
  expect(check({ smallTexts: small('0:5') }, { '0:5': node() })).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      ruleId: 'text-too-small',
      impact: 'serious',
      tags: ['best-practice'],
      html: '<p>',
      target: ['p'],
      possibleSolutions: [],
      mustMatchAll: [
        {
          id: 'text-too-small',
          message: 'Make the text at least 12 px large: it is 9 px',
          data: { fontSize: 9, least: 12 },
        },
      ],
      mustNotMatch: [],
      relatedNodes: [],
      screenSizes: ['phone'],
      boundingBoxes: { phone: { left: 0.1, top: 0.05, right: 0.2, bottom: 0.1 } },
    },
  ]);
});

describe('identity', () => {
  test('equal elements have ids of their own, and named ones the same whatever stands before them', () => {
    const [a, b] = check({ smallTexts: small('0:5', '0:6') }, { '0:5': node(), '0:6': node() });
    expect(a?.id).not.toBe(b?.id);
    const [, named] = check({ smallTexts: small('0:5', '0:6') }, { '0:5': node(), '0:6': node('price') });
    const [alone] = check({ smallTexts: small('0:6') }, { '0:6': node('price') });
    expect(named?.id).toBe(alone?.id);
  });
});

describe('boxes', () => {
  test('an element that does not show has no finding', () => {
    expect(
      check({ smallTexts: small('0:5', '0:6') }, { '0:5': node(), '0:6': node() }, ['0:6']),
    ).toHaveLength(1);
  });

  test('a problem of the page has the first screen for its box', () => {
    const [finding] = check({ viewportTags: [] }, { '0:0': node() }, []);
    expect(finding?.boundingBoxes.phone).toEqual({ left: 0, top: 0, right: 1, bottom: 0.5 });
  });

  test('related nodes that do not show are told without a box', () => {
    const body = {
      element: '0:1',
      clientWidth: 360,
      scrollWidth: 400,
      scrolls: true,
      sticksOut: ['0:2', '0:3', '0:4'],
    };
    const nodes = { '0:1': node(), '0:2': node(), '0:3': node() };
    const [finding] = check({ body }, nodes, ['0:1', '0:2']);
    expect(finding?.relatedNodes.map(({ boundingBoxes }) => boundingBoxes !== undefined)).toEqual([
      true,
      false,
    ]);
    expect(finding?.data).toEqual({ clientWidth: 360, scrollWidth: 400 });
  });
});

describe('limits', () => {
  test('of 20,000 problems a thousand are told, and no others are named', () => {
    const smallTexts = small(...Array.from({ length: 20_000 }, (_, at) => `0:${at}`));
    expect(elementsToName(measurements({ smallTexts })).size).toBe(1_000);
  });

  test('elements that have to do with a problem are named too, twenty of them', () => {
    const sticksOut = Array.from({ length: 30 }, (_, at) => `0:${at + 10}`);
    const body = { element: '0:1', clientWidth: 360, scrollWidth: 400, scrolls: true, sticksOut };
    expect(elementsToName(measurements({ body })).size).toBe(21);
  });
});
