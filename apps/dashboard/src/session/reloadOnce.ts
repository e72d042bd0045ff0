/** The build that was loaded anew because a part of it could not be had; another one may try again. */
const KEY = 'sitelens.reloaded';

/** What browsers say where the code of a screen can't be fetched: Chromium, Firefox, Safari. */
const MISSING_CODE =
  /dynamically imported module|error loading dynamically|importing a module script failed|unable to preload/i;

/** Whether a screen failed because its code is not there: as a rule, a new version has taken its place. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}

/** What there is to do it with: the browser's, or a test's. */
export interface ReloadPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Differs from build to build. */
  readonly build: string;
  readonly isOnline: boolean;
  readonly reload: () => void;
}

/**
 * Loads the page anew, but only once for a build: where that doesn't help, nothing goes round in circles.
 *
 * @returns whether it is being loaded
 */
export function reloadOnce({ storage, build, isOnline, reload }: ReloadPlace): boolean {
  // Without a network there would be no page at all.
  if (!isOnline) return false;
  try {
    if (storage.getItem(KEY) === build) return false;
    storage.setItem(KEY, build);
  } catch {
    // Where nothing can be kept, circles can't be told.
    return false;
  }
  reload();
  return true;
}
