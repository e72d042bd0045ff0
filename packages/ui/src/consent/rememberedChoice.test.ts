import { expect, test, vi } from 'vitest';
import {
  type BrowserMemory,
  CONSENT_COOKIE,
  choiceOfVisit,
  dropBrokenCookie,
  keepForVisit,
} from './rememberedChoice.ts';

const record = {
  categories: ['necessary'],
  services: {},
  revision: 1,
  consentTimestamp: '2026-11-21T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-21T12:00:00.000Z',
  consentId: 'b1a9d0a2-6a39-4c6e-9d3e-6a5f0a4d9d11',
};

const cookieOf = (value: unknown) =>
  `a=1; ${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify(value))}; b=2`;

function memory(cookies = ''): BrowserMemory & { kept: Map<string, string>; written: string[] } {
  const kept = new Map<string, string>();
  const written: string[] = [];
  const session = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return {
    kept,
    written,
    readCookies: () => cookies,
    writeCookie: (cookie) => written.push(cookie),
    session: () => session,
  };
}

const refusing: BrowserMemory = {
  readCookies: () => {
    throw new DOMException('sandboxed', 'SecurityError');
  },
  writeCookie: () => {
    throw new DOMException('sandboxed', 'SecurityError');
  },
  session: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

test('where the cookie is refused, the choice holds for the visit', () => {
  const visit = memory();
  keepForVisit(record, visit);
  expect(choiceOfVisit(1, visit)).toEqual(record);
});

test('not for another revision', () => {
  const visit = memory();
  keepForVisit(record, visit);
  expect(choiceOfVisit(2, visit)).toBeUndefined();
});

test('beside a cookie that stands nothing is kept', () => {
  const visit = memory(cookieOf(record));
  visit.kept.set(CONSENT_COOKIE, 'of before');
  keepForVisit(record, visit);
  expect([...visit.kept]).toEqual([]);
  expect(choiceOfVisit(1, visit)).toBeUndefined();
});

test('a cookie with a broken record is deleted, on the host and on its domain', () => {
  const visit = memory(cookieOf({ ...record, lastConsentTimestamp: 'soon' }));
  dropBrokenCookie('app.example.com', visit);
  expect(visit.written).toEqual([
    `${CONSENT_COOKIE}=; path=/; max-age=0`,
    `${CONSENT_COOKIE}=; path=/; max-age=0; domain=app.example.com`,
  ]);
});

test.each([`${CONSENT_COOKIE}=%E0%A4%A`, `${CONSENT_COOKIE}=`, `${CONSENT_COOKIE}={"categories":[]}`])(
  'so is %s',
  (cookie) => {
    const visit = memory(cookie);
    dropBrokenCookie('localhost', visit);
    expect(visit.written).toHaveLength(2);
  },
);

test('a sound one stays, and the cookies of others', () => {
  const sound = memory(cookieOf(record));
  const others = memory('session=abc; x-sitelens-consent=1');
  dropBrokenCookie('example.com', sound);
  dropBrokenCookie('example.com', others);
  expect([...sound.written, ...others.written]).toEqual([]);
});

test('where cookies and storage are refused altogether, nothing throws', () => {
  const log = vi.spyOn(console, 'error');
  dropBrokenCookie('example.com', refusing);
  keepForVisit(record, refusing);
  expect(choiceOfVisit(1, refusing)).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});
