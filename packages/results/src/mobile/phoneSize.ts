import type { ScreenSize } from '@sitelens/api-client/contract';

/** The only size at which mobile usability is looked at. */
export const PHONE: readonly ScreenSize[] = ['phone'];
