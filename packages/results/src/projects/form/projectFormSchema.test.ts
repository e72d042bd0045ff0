import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { projectFormSchema } from './projectFormSchema.ts';
import { newProjectValues, type ProjectFormValues } from './projectFormValues.ts';

const valid = newProjectValues('https://www.example.com/', 'Europe/Amsterdam');

/** What is wrong, by field. */
function faultsOf(change: Partial<ProjectFormValues>, allowed = ''): Record<string, string> {
  try {
    projectFormSchema(parseAllowedTargets(allowed)).validateSync(
      { ...valid, ...change },
      { abortEarly: false },
    );
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

test('what a new project begins with is valid', () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ isScheduled: true })).toEqual({});
});

/** The specification's, platform, sections 5 and 8. */
describe('start URL', () => {
  test.each([
    ['', 'invalid-url'],
    ['   ', 'invalid-url'],
    ['ftp://www.example.com', 'invalid-url'],
    ['javascript:alert(1)', 'invalid-url'],
    ['http://', 'invalid-url'],
    ['https://user:secret@www.example.com', 'invalid-url'],
    [`www.example.com/${'a'.repeat(10_000)}`, 'invalid-url'],
    ['<script>alert(1)</script>', 'invalid-url'],
    ['http://http://www.example.com', 'missing-top-level-domain'],
    ['example', 'missing-top-level-domain'],
    ['http://10.0.0.1', 'local-host-url'],
    ['http://[::ffff:127.0.0.1]/', 'local-host-url'],
    ['LOCALHOST', 'local-host-url'],
  ])('%j is %s', (startUrl, key) => {
    expect(faultsOf({ startUrl })).toEqual({ startUrl: key });
  });

  test.each(['example.com', 'Www.example.com', '://example.com', 'ttps://example.com', 'http:/example.com'])(
    '%j is taken',
    (startUrl) => {
      expect(faultsOf({ startUrl })).toEqual({});
    },
  );

  test('a private host is taken where the installation may scan it', () => {
    expect(faultsOf({ startUrl: 'http://10.0.0.1:8080/' }, '10.0.0.1:8080')).toEqual({});
    expect(faultsOf({ startUrl: 'http://10.0.0.1/' }, '10.0.0.1:8080')).toEqual({
      startUrl: 'local-host-url',
    });
  });
});

test.each(['', '  ', 'x'.repeat(10_000), '\u202e\u200b', 'two\nlines'])('%j is no name', (name) => {
  expect(faultsOf({ name })).toEqual({ name: 'invalid-project-name' });
});

test.each(['متجر الميناء', 'Shop \u202egnp.exe', 'x'.repeat(200)])('%j is a name', (name) => {
  expect(faultsOf({ name })).toEqual({});
});

describe('allowed domains', () => {
  test.each(['', '*.example.com', 'example.com, shop.example.org\n\n  *.example.net  '])(
    '%j is a list',
    (list) => {
      expect(faultsOf({ allowedDomains: list })).toEqual({});
    },
  );

  test('the first that is none is named, cut where it has no end', () => {
    expect(faultsOf({ allowedDomains: 'example.com\nhttp://a.example' })).toEqual({
      allowedDomains: 'invalid-allowed-domain?domain=http%3A%2F%2Fa.example',
    });
    const { allowedDomains = '' } = faultsOf({ allowedDomains: 'x'.repeat(10_000) });
    expect(allowedDomains.length).toBeLessThan(100);
  });

  test('more than the service takes are too many', () => {
    const list = Array.from({ length: 51 }, (_, index) => `host${index}.example`).join('\n');
    expect(faultsOf({ allowedDomains: list })).toEqual({
      allowedDomains: 'too-many-allowed-domains?maximum=50',
    });
  });
});

describe('numbers', () => {
  const outOf = (maximum: string) => `number-out-of-range?minimum=1&maximum=${maximum}`;

  test.each(['', '0', '-1', '1.5', '1e3', '15001', 'many', '١٠', '0x10', '9'.repeat(400)])(
    '%j is no count of pages',
    (maxPages) => {
      expect(faultsOf({ maxPages })).toEqual({ maxPages: outOf('15%2C000') });
    },
  );

  test.each(['1', '15000', ' 100 '])('%j is one', (maxPages) => {
    expect(faultsOf({ maxPages })).toEqual({});
  });

  test('one to ten pages are loaded at the same time', () => {
    expect(faultsOf({ maxSimultaneousPages: '10' })).toEqual({});
    expect(faultsOf({ maxSimultaneousPages: '11' })).toEqual({ maxSimultaneousPages: outOf('10') });
  });
});

describe('schedule', () => {
  const wrong = { scheduleEvery: '0', timeOfDay: '25:00', timeZone: 'Mars/Base' };

  test('while it is off nothing of it is wrong', () => {
    expect(faultsOf(wrong)).toEqual({});
  });

  test('while it is on each part is checked', () => {
    expect(faultsOf({ ...wrong, isScheduled: true })).toEqual({
      scheduleEvery: 'number-out-of-range?minimum=1&maximum=365',
      timeOfDay: 'invalid-time-of-day',
      timeZone: 'invalid-time-zone',
    });
  });

  test('hours need no time of day', () => {
    expect(faultsOf({ isScheduled: true, scheduleUnit: 'hours', timeOfDay: '' })).toEqual({});
  });
});
