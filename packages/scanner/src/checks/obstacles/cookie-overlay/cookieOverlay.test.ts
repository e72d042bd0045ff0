import { expect, test } from 'vitest';
import { answered, banner, withOverlays } from '../artifacts.testing.ts';
import { CONSENT_MARKS, CONSENT_VENDORS } from './consentVendors.ts';
import { findCookieOverlay } from './cookieOverlay.ts';

const OVERLAY = { kind: 'COOKIE_OVERLAY' };

test.each(CONSENT_VENDORS)('$name is known by its markup', ({ name, marks }) => {
  for (const mark of marks) {
    expect(findCookieOverlay(withOverlays([{ mark, share: 0.3 }]))).toEqual({ ...OVERLAY, name });
  }
});

test('names and selectors are there once', () => {
  expect(new Set(CONSENT_MARKS).size).toBe(CONSENT_MARKS.length);
  expect(new Set(CONSENT_VENDORS.map(({ name }) => name)).size).toBe(CONSENT_VENDORS.length);
});

test('a button that reopens the settings covers nothing', () => {
  expect(findCookieOverlay(withOverlays([{ mark: '#onetrust-consent-sdk', share: 0.01 }]))).toBeUndefined();
});

test.each([
  ['English', {}],
  ['German', { text: 'Wir verwenden Cookies.', buttons: ['Einstellungen', 'Alle akzeptieren'] }],
  ['French', { text: 'Nous utilisons des cookies.', buttons: ['Tout refuser'] }],
  ['Finnish', { text: 'Käytämme evästeitä.', buttons: ['Hyväksy'] }],
  ['Polish', { text: 'Używamy plików cookie.', buttons: ['Zgadzam się'] }],
  ['Japanese', { text: 'このサイトはクッキーを使用します。', buttons: ['同意する'] }],
  ['Turkish', { text: 'Çerez kullanıyoruz.', buttons: ['Kabul et'] }],
])('a banner that nobody knows is told by what it says: %s', (_, changes) => {
  expect(findCookieOverlay(withOverlays([], [banner(changes)]))).toEqual(OVERLAY);
});

test.each([
  ['too small', { share: 0.03 }],
  ['about nothing of that kind', { text: 'Sign up for our newsletter', buttons: ['OK'] }],
  ['a footer with links', { text: 'Imprint Cookie settings', buttons: ['Imprint', 'Cookie settings'] }],
  ['a menu of a bakery', { text: 'Cookies Cakes Bread', buttons: ['Cookies', 'Cakes', 'Bread'] }],
  ['a page as a whole', { isTextCut: true }],
  [
    'a prompt with cookies in its small print',
    {
      text: `Get our newsletter. ${'All the news. '.repeat(40)} By that you accept cookies.`,
      buttons: ['OK'],
    },
  ],
])('what is %s is none', (_, changes) => {
  expect(findCookieOverlay(withOverlays([], [banner(changes)]))).toBeUndefined();
});

test('a page that only answered has none', () => {
  expect(findCookieOverlay(answered(403))).toBeUndefined();
});
