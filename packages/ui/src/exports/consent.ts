export { CookieConsent, type CookieConsentProps } from '../consent/CookieConsent.tsx';
export { useCookieSettings } from '../consent/CookieSettingsContext.ts';
