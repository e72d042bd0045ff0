import { expect, it } from 'vitest';
import { scanEvaluates } from './scanEvaluates.ts';

it('asks whether a scan looked for something, at whatever size', () => {
  const scan = {
    screenSizes: [
      { screenSize: 'desktop', evaluators: ['SITE_AUDIT'] },
      { screenSize: 'phone', evaluators: ['MOBILE_FRIENDLY', 'SCREENSHOT'] },
    ],
  } as const;
  expect(scanEvaluates(scan, 'MOBILE_FRIENDLY')).toBe(true);
  expect(scanEvaluates(scan, 'ACCESSIBILITY')).toBe(false);
  expect(scanEvaluates({ screenSizes: [] }, 'SITE_AUDIT')).toBe(false);
});
