/** Paths that the service answers itself: no screen of ours is there, nor below. */
export const SERVICE_PATHS = [
  '/api',
  '/files',
  '/oidc',
  '/oauth2',
  '/login',
  '/signout',
  '/verify-email',
  '/unsubscribe',
  '/newsletter',
  '/outbox',
] as const;
