import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowAnalytics, denyAnalytics } from './googleAnalytics.ts';

let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'dataLayer');
});

/** The commands in Google's queue, each with its parameters. */
function commands(): unknown[][] {
  const queue: unknown = Reflect.get(window, 'dataLayer');
  return Array.isArray(queue) ? queue.map((command) => Array.from(command)) : [];
}

const isDisabled = (id: string): unknown => Reflect.get(window, `ga-disable-${id}`);

test('what is denied before it was allowed is not even loaded', () => {
  denyAnalytics('G-NEVER');
  expect(scripts).toEqual([]);
  expect(commands()).toEqual([]);
  expect(isDisabled('G-NEVER')).toBe(true);
});

test('allowed, it is loaded with everything for advertising denied', () => {
  allowAnalytics('G-FIRST');
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([
    ['https://www.googletagmanager.com/gtag/js?id=G-FIRST', true],
  ]);
  expect(isDisabled('G-FIRST')).toBe(false);
  expect(commands()).toEqual([
    [
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ],
    ['js', expect.any(Date)],
    ['config', 'G-FIRST'],
  ]);
});

test('its commands are Arguments objects: gtag.js takes an array for none', () => {
  allowAnalytics('G-ARGUMENTS');
  const queue: unknown = Reflect.get(window, 'dataLayer');
  const kinds = Array.isArray(queue) ? queue.map((command) => Object.prototype.toString.call(command)) : [];
  expect(new Set(kinds)).toEqual(new Set(['[object Arguments]']));
});

test('denied afterwards it measures no more, and allowed again it is not loaded twice', () => {
  allowAnalytics('G-AGAIN');
  denyAnalytics('G-AGAIN');
  expect(isDisabled('G-AGAIN')).toBe(true);
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  allowAnalytics('G-AGAIN');
  expect(isDisabled('G-AGAIN')).toBe(false);
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(scripts).toHaveLength(1);
});
