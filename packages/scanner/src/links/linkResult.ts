/** How the request for an address ended. */
export type LinkResult =
  | { readonly outcome: 'OK' }
  | {
      readonly outcome: 'REDIRECTED';
      /** Of the first redirect: 301, 302, 303, 307 or 308. */
      readonly httpStatus: number;
      /** Where it leads in the end; that answered well. */
      readonly leadsTo: string;
    }
  | {
      /** There is nothing: an error of HTTP, or a name that does not exist. */
      readonly outcome: 'BROKEN';
      /** Absent where no server answered. */
      readonly httpStatus?: number;
      /** In words. */
      readonly error: string;
    }
  | {
      /** Whether there is anything could not be learnt. */
      readonly outcome: 'REQUEST_FAILED';
      /** 429, 999 and the like; absent where no server answered. */
      readonly httpStatus?: number;
      /** In words. */
      readonly error: string;
    }
  /** Not requested, because the site's robots.txt forbids it. */
  | { readonly outcome: 'BLOCKED_BY_ROBOTS' };

/** How an address ended whoever asked for it: robots.txt forbids to follow links, not to show images. */
export type KnownEnd = Exclude<LinkResult, { readonly outcome: 'BLOCKED_BY_ROBOTS' }>;
