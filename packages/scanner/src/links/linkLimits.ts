/** Requests under way at a time, over all hosts. */
export const MOST_REQUESTS = 16;

/** Of these, to one host and port: half of what a browser allows itself. */
export const MOST_REQUESTS_OF_HOST = 2;

/** After a 429, or a 503 with Retry-After, an address is asked for this many more times. */
export const MOST_RESTS = 2;

/** More links in a row than this without an answer that tells something, and a host's others are not asked for. */
export const MOST_SILENCES = 5;

/**
 * Addresses whose answers are remembered, those that were used last: an ordinary site's all, in some 15 MB. A
 * hostile one could name millions; what it makes forget may be asked for once more, as where a redirect leads.
 */
export const MOST_ADDRESSES_REMEMBERED = 50_000;

/** In these addresses, and where they redirect to, together: one alone may have thousands. */
export const MOST_CHARACTERS_REMEMBERED = 25_000_000;

/** Hosts whose behaviour is remembered, alike. */
export const MOST_HOSTS_REMEMBERED = 10_000;

/** In milliseconds; how long one link may take. */
export interface LinkLimits {
  /** From the first byte of the name's look-up to the head of the answer. */
  readonly answerMs: number;
  /** Before a request that had no answer is made once more. */
  readonly retryPauseMs: number;
  /** All the rests that servers ask for; what asks for a longer one is not asked again. */
  readonly restsMs: number;
  /** For a server that answers 429 without saying for how long. */
  readonly restMs: number;
  /** The whole link: redirects, repetitions, rests and the wait for its host's other requests. */
  readonly wholeMs: number;
}

/** A lease on a link must last longer than `wholeMs`. */
export const LINK_LIMITS: LinkLimits = {
  answerMs: 15_000,
  retryPauseMs: 1_000,
  restsMs: 60_000,
  restMs: 10_000,
  wholeMs: 120_000,
};
