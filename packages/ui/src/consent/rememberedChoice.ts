import { type ConsentRecord, parseConsentRecord } from './consentRecord.ts';

/** The one name of the consent cookie. */
export const CONSENT_COOKIE = 'sitelens-consent';

/** What the page may keep things in; each part may be refused, and then naming it throws. */
export interface BrowserMemory {
  readonly readCookies: () => string;
  readonly writeCookie: (cookie: string) => void;
  readonly session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const browserMemory: BrowserMemory = {
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
    document.cookie = cookie;
  },
  session: () => window.sessionStorage,
};

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    // Cookies or storage are refused (a sandboxed frame, the reader's settings): then there is no memory.
    return undefined;
  }
}

function cookieRecord(memory: BrowserMemory): { isThere: boolean; record?: ConsentRecord | undefined } {
  const cookies = attempt(memory.readCookies) ?? '';
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${CONSENT_COOKIE}=`));
  if (pair === undefined) return { isThere: false };
  const value = attempt(() => decodeURIComponent(pair.slice(CONSENT_COOKIE.length + 1)));
  return { isThere: true, record: parseConsentRecord(value ?? '') };
}

/** Deletes a consent cookie whose content can't be trusted, before the library would. */
export function dropBrokenCookie(hostname: string, memory: BrowserMemory = browserMemory): void {
  const { isThere, record } = cookieRecord(memory);
  if (!isThere || record) return;
  for (const domain of ['', `; domain=${hostname}`]) {
    attempt(() => memory.writeCookie(`${CONSENT_COOKIE}=; path=/; max-age=0${domain}`));
  }
}

/**
 * Keeps a choice for the visit where the browser refuses the cookie: without, each page that is loaded would ask
 * again. Nothing is kept beside a cookie that stands.
 */
export function keepForVisit(record: unknown, memory: BrowserMemory = browserMemory): void {
  const isKept = cookieRecord(memory).record !== undefined;
  attempt(() =>
    isKept
      ? memory.session().removeItem(CONSENT_COOKIE)
      : memory.session().setItem(CONSENT_COOKIE, JSON.stringify(record)),
  );
}

/** The choice of this visit, if the cookie of it was refused and it was made for this revision. */
export function choiceOfVisit(
  revision: number,
  memory: BrowserMemory = browserMemory,
): ConsentRecord | undefined {
  if (cookieRecord(memory).isThere) return undefined;
  const record = parseConsentRecord(attempt(() => memory.session().getItem(CONSENT_COOKIE)) ?? '');
  return record?.revision === revision ? record : undefined;
}
