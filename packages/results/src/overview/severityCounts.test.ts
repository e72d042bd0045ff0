import type { AccessibilityStatistics, PropertyCount } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { severityCounts } from './severityCounts.ts';

function statisticsOf(countByScanId: Record<string, PropertyCount[]>): AccessibilityStatistics {
  return { status: 'data', responseByProperty: { impact: { countByScanId } } };
}

test('are those of the scan that is asked for', () => {
  const statistics = statisticsOf({
    a: [{ propertyValue: 'critical', count: 3 }],
    b: [
      { propertyValue: 'serious', count: 2 },
      { propertyValue: 'minor', count: 1 },
    ],
  });
  expect(severityCounts(statistics, 'b')).toEqual({ serious: 2, minor: 1 });
});

test('a scan without issues has none, one that is not counted is unknown', () => {
  const statistics = statisticsOf({ empty: [] });
  expect(severityCounts(statistics, 'empty')).toEqual({});
  expect(severityCounts(statistics, 'newer')).toBeUndefined();
  expect(severityCounts(statistics, 'toString')).toBeUndefined();
});

test('an impact that nobody knows keeps the name that the server has for it', () => {
  const statistics = statisticsOf({
    a: [
      { propertyValue: 'catastrophic', count: 3 },
      { propertyValue: '__proto__', count: 1 },
    ],
  });
  expect(Object.entries(severityCounts(statistics, 'a') ?? {})).toEqual([
    ['catastrophic', 3],
    ['__proto__', 1],
  ]);
});
