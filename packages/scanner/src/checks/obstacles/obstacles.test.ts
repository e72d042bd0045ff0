import { expect, test } from 'vitest';
import { answered, artifacts, seenDocument, withOverlays } from './artifacts.testing.ts';
import { findObstacles } from './obstacles.ts';

test('a page with nothing in its way has no obstacles', () => {
  expect(findObstacles(artifacts())).toEqual([]);
});

test('a consent banner is one', () => {
  expect(findObstacles(withOverlays([{ mark: '#cc-main', share: 0.3 }]))).toEqual([
    { kind: 'COOKIE_OVERLAY', name: 'CookieConsent' },
  ]);
});

test('who is kept out is told of that alone, and of the test before the login', () => {
  const overlays = { named: [{ mark: '#cc-main', share: 0.3 }], unnamed: [] };
  const headers = { 'cf-mitigated': 'challenge' };
  expect(findObstacles(answered(401, headers, seenDocument({ overlays })))).toEqual([
    { kind: 'BOT_CHALLENGE', name: 'Cloudflare' },
  ]);
  expect(findObstacles(answered(401, {}, seenDocument({ overlays })))).toEqual([{ kind: 'LOGIN_WALL' }]);
});
