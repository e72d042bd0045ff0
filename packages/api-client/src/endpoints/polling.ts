import { isRefusal } from './retry.ts';

/** How often a running scan is asked after, in milliseconds. */
export const SCAN_POLLING_MS = 5_000;

interface PolledQuery<Data> {
  readonly state: { readonly data: Data | undefined; readonly error: Error | null };
}

/**
 * For a query's `refetchInterval`: polls while `isRunning` says so of the data. Stops where the
 * service refuses, since a scan that was deleted would else be asked after for ever.
 */
export function pollWhile<Data>(isRunning: (data: Data) => boolean) {
  return ({ state }: PolledQuery<Data>): number | false => {
    if (state.error !== null && isRefusal(state.error)) return false;
    return state.data !== undefined && isRunning(state.data) ? SCAN_POLLING_MS : false;
  };
}
