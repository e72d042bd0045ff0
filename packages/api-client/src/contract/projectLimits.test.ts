import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_TIME_OF_DAY } from './nextScan.ts';
import { PROJECT_LIMITS } from './projectLimits.ts';
import { MAX_PROJECT_NAME_LENGTH } from './projectName.ts';
import { MAX_START_URL_LENGTH } from './startUrl.ts';

const { schemas } = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')).components;

test.each(['NewProject', 'ProjectUpdate'])('%s takes what the limits say, and no more', (schema) => {
  const { maxPages, maxSimultaneousPages, allowedDomains, name, startUrl } = schemas[schema].properties;
  const { minimum, maximum } = PROJECT_LIMITS.maxPages;
  expect(maxPages).toMatchObject({ minimum, maximum });
  const { minimum: fewest, maximum: most } = PROJECT_LIMITS.maxSimultaneousPages;
  expect(maxSimultaneousPages).toMatchObject({ minimum: fewest, maximum: most });
  expect(allowedDomains.maxItems).toBe(PROJECT_LIMITS.allowedDomains.maximum);
  expect(allowedDomains.items.maxLength).toBe(PROJECT_LIMITS.allowedDomains.maximumLength);
  expect([name.maxLength, startUrl.maxLength]).toEqual([MAX_PROJECT_NAME_LENGTH, MAX_START_URL_LENGTH]);
});

test('the defaults are those of the contract, and of the specification (platform, section 9)', () => {
  const { properties } = schemas.NewProject;
  expect([properties.maxPages.default, properties.maxSimultaneousPages.default]).toEqual([100, 3]);
  expect(PROJECT_LIMITS.maxPages.default).toBe(100);
  expect(PROJECT_LIMITS.maxSimultaneousPages.default).toBe(3);
  expect(PROJECT_LIMITS.scheduleEvery.default).toBe(7);
  const { scheduleEvery, timeOfDay } = schemas.Schedule.properties;
  expect(scheduleEvery).toMatchObject({ minimum: 1, maximum: PROJECT_LIMITS.scheduleEvery.maximum });
  expect(timeOfDay.description).toContain(DEFAULT_TIME_OF_DAY);
});
