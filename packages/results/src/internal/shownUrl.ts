import { truncate } from '@sitelens/ui/primitives';

/** Specification (results), section 9. */
const MAX_LENGTH = 90;

/** A page's address as it is shown: cut to at most 90 characters as a reader counts them. */
export function shownUrl(url: string): string {
  return truncate(url, MAX_LENGTH);
}
