const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Advertising stays out of it, whatever people agree to: nothing here is made for it. */
const NO_ADVERTISING = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

/** By measurement id. */
const scripts = new Map<string, HTMLScriptElement>();

/** Google's own command queue, which a page may begin before the script is there. */
function gtag(..._command: readonly unknown[]): void {
  const queue: unknown = Reflect.get(window, 'dataLayer');
  const commands: unknown[] = Array.isArray(queue) ? queue : [];
  Reflect.set(window, 'dataLayer', commands);
  // biome-ignore lint/complexity/noArguments: gtag.js takes an Arguments object for a command, and an array for none.
  commands.push(arguments);
}

/** The script's own switch: while it is set, nothing is measured and no cookie written. */
function setDisabled(measurementId: string, isDisabled: boolean): void {
  Reflect.set(window, `ga-disable-${measurementId}`, isDisabled);
}

/**
 * Loads Google Analytics 4 (gtag.js) and lets it measure. Only after consent.
 *
 * @param measurementId such as `G-ABC123`
 */
export function allowAnalytics(measurementId: string): void {
  setDisabled(measurementId, false);
  if (scripts.has(measurementId)) {
    gtag('consent', 'update', { analytics_storage: 'granted' });
    return;
  }
  gtag('consent', 'default', { ...NO_ADVERTISING, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', measurementId);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?${new URLSearchParams({ id: measurementId })}`;
  scripts.set(measurementId, script);
  document.head.append(script);
}

/** Ends it: nothing more is measured or kept. Code that runs can't be taken back until the page is loaded anew. */
export function denyAnalytics(measurementId: string): void {
  setDisabled(measurementId, true);
  const script = scripts.get(measurementId);
  if (!script) return;
  gtag('consent', 'update', { analytics_storage: 'denied' });
  script.remove();
}
