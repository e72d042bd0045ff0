/** What a path does other than answering at once with its file. */
export type SiteBehaviour =
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly location: string }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'server-error' }
  /** An answer without a page; 999 is what some large sites answer programs with. */
  | { readonly kind: 'status'; readonly status: 410 | 999 }
  /** 405 for HEAD; a GET is answered with the file. */
  | { readonly kind: 'head-refused' }
  /** 429 with a Retry-After, and the file for whoever comes again that many seconds later. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number }
  /** The connection is closed without an answer. */
  | { readonly kind: 'closed' }
  /** No answer at all: it costs whoever asks their own time limit. */
  | { readonly kind: 'hang' };

/** The behaviours by path. A path that is delayed, busy or refuses HEAD still answers with its file. */
export const siteBehaviours: Readonly<Record<string, SiteBehaviour>> = {
  '/winter': { kind: 'redirect', status: 302, location: '/sale' },
  '/spring': { kind: 'redirect', status: 301, location: '/winter' },
  '/old-shop': { kind: 'redirect', status: 301, location: '/shop' },
  '/track-order': { kind: 'redirect', status: 302, location: '/track-order/locate' },
  '/track-order/locate': { kind: 'redirect', status: 302, location: '/track-order' },
  '/live-stock': { kind: 'server-error' },
  '/careers': { kind: 'delay', milliseconds: 2500 },
  '/legal/terms': { kind: 'delay', milliseconds: 2000 },
  '/assets/pictures/programme.jpg': { kind: 'delay', milliseconds: 2500 },
  '/downloads/chart-of-the-sound.svg': { kind: 'busy', retryAfterSeconds: 1 },
  '/downloads/trips.json': { kind: 'head-refused' },
  '/downloads/prices-2020.pdf': { kind: 'status', status: 410 },
  '/downloads/members.pdf': { kind: 'status', status: 999 },
  '/downloads/poster.pdf': { kind: 'closed' },
  '/downloads/route-atlas.zip': { kind: 'hang' },
};
