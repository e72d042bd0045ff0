import type { Log } from './log.ts';

function complain(details: object, message: string): never {
  throw new Error(message, { cause: details });
}

/** For where nothing may go wrong unheard. */
export const throwingLog: Log = { info: () => {}, warn: complain, error: complain };
