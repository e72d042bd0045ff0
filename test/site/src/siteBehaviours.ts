/** What a path does other than answering at once with its file. */
export type SiteBehaviour =
  | { readonly kind: 'redirect'; readonly status: 301 | 302 | 307 | 308; readonly location: string }
  | { readonly kind: 'delay'; readonly milliseconds: number }
  | { readonly kind: 'server-error' };

/** The behaviours by path. A delayed path still answers with its file. */
export const siteBehaviours: Readonly<Record<string, SiteBehaviour>> = {
  '/winter': { kind: 'redirect', status: 302, location: '/sale' },
  '/old-shop': { kind: 'redirect', status: 301, location: '/shop' },
  '/track-order': { kind: 'redirect', status: 302, location: '/track-order/locate' },
  '/track-order/locate': { kind: 'redirect', status: 302, location: '/track-order' },
  '/live-stock': { kind: 'server-error' },
  '/careers': { kind: 'delay', milliseconds: 2500 },
  '/legal/terms': { kind: 'delay', milliseconds: 2000 },
  '/assets/pictures/programme.jpg': { kind: 'delay', milliseconds: 2500 },
};
