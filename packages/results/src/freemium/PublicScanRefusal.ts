import type { StartUrlError } from '@sitelens/api-client/contract';

/** Why a visitor's page is not scanned. */
export type PublicScanRefusal =
  | { readonly kind: 'address'; readonly error: StartUrlError }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'busy' | 'off' | 'noConnection' | 'unknown' };
