import type { CookieConsentConfig, CookieItem } from 'vanilla-cookieconsent';
import { type ConsentCategory, isConsentCategory, NECESSARY } from './consentCategories.ts';
import { cookieDomains } from './cookieDomains.ts';
import { allowAnalytics, denyAnalytics } from './googleAnalytics.ts';
import { CONSENT_COOKIE, choiceOfVisit, dropBrokenCookie, keepForVisit } from './rememberedChoice.ts';

/** What is asked for, and how long the answer holds. */
export interface ConsentOptions {
  /** Of Google Analytics 4: `G-…`. */
  readonly measurementId: string;
  /** In days, asked for at each choice: it differs from site to site. */
  readonly cookieDays: () => number;
  /** A choice made for another one is asked for again; anything but a number from 0 on is ignored. */
  readonly revision: number;
  /** A BCP 47 tag, kept in the record. */
  readonly language: string;
  /** Told after each choice. */
  readonly onChoice: (accepted: readonly ConsentCategory[]) => void;
}

/** The choice of this visitor: read, and made. */
export interface Consent {
  /** Undefined as long as they have not chosen, or where what they chose no longer holds. */
  readonly accepted: () => readonly ConsentCategory[] | undefined;
  readonly accept: (categories: readonly ConsentCategory[]) => void;
}

const SERVICE = 'googleAnalytics';

/** With and without a domain: a cookie is deleted by name, path and domain alone. */
function analyticsCookies(hostname: string): CookieItem[] {
  const names = [/^_ga/, '_gid'];
  return names.flatMap((name) => [
    { name },
    ...cookieDomains(hostname).map((domain) => ({ name, path: '/', domain })),
  ]);
}

function libraryConfig({ measurementId, cookieDays, revision, language, onChoice }: ConsentOptions) {
  const cookies = analyticsCookies(window.location.hostname);
  const analytics = {
    cookies,
    onAccept: () => allowAnalytics(measurementId),
    onReject: () => denyAnalytics(measurementId),
  };
  const afterChoice: CookieConsentConfig['onConsent'] = ({ cookie }) => {
    keepForVisit(cookie);
    onChoice(cookie.categories.filter(isConsentCategory));
  };
  return {
    mode: 'opt-in',
    autoShow: false,
    // Who is not asked is decided before the library is loaded.
    hideFromBots: false,
    manageScriptTags: false,
    revision,
    cookie: { name: CONSENT_COOKIE, expiresAfterDays: cookieDays, sameSite: 'Lax', useLocalStorage: false },
    categories: {
      [NECESSARY]: { enabled: true, readOnly: true },
      analytics: { services: { [SERVICE]: analytics }, autoClear: { cookies } },
      trackingAndPerformance: {},
      marketing: {},
    },
    // Its own markup is never shown: the bar and the dialog are ours (record 0208).
    root: document.createElement('div'),
    language: {
      default: language,
      translations: { [language]: { consentModal: {}, preferencesModal: { sections: [] } } },
    },
    onConsent: afterChoice,
    onChange: afterChoice,
  } satisfies CookieConsentConfig;
}

/**
 * Reads what this visitor has chosen, and lets analytics run if they agreed to it. The library is one for the
 * whole page, so that starting it again ends what was before.
 *
 * @returns nothing where the signal was aborted before
 */
export async function startConsent(
  options: ConsentOptions,
  signal: AbortSignal,
): Promise<Consent | undefined> {
  const library = await import('vanilla-cookieconsent');
  if (signal.aborted) return undefined;
  library.reset();
  dropBrokenCookie(window.location.hostname);
  await library.run(libraryConfig(options));
  if (signal.aborted) return undefined;
  const accept = (categories: readonly ConsentCategory[]) => library.acceptCategory([...categories]);
  const ofVisit = choiceOfVisit(options.revision);
  if (!library.validConsent() && ofVisit) accept(ofVisit.categories);
  return {
    accepted: () =>
      library.validConsent()
        ? library.getUserPreferences().acceptedCategories.filter(isConsentCategory)
        : undefined,
    accept,
  };
}
