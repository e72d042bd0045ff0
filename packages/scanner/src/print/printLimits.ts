/** From opening the context to the last byte of the PDF. */
export const PRINT_DEADLINE_MS = 120_000;

/** From the request to the parsed document: it comes from the caller's own service. */
export const PRINT_NAVIGATION_LIMIT_MS = 20_000;

/** For the page to say that it is complete: it may have hundreds of pictures to fetch and to cut. */
export const COMPLETE_LIMIT_MS = 90_000;

/** For fonts and pictures to be decoded once the page is complete. */
export const DECODE_LIMIT_MS = 20_000;
