import { SitelensError } from './sitelensError.ts';

/**
 * A call that failed for a reason that is not the caller's: a status of 500 or more, no connection,
 * or an answer that was cut off or can't be read. Trying again may help.
 */
export class RequestFailedError extends SitelensError {
  override readonly name: string = 'RequestFailedError';
  readonly status: number | undefined;

  constructor(reason: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(`The request failed: ${reason}. Please try again later.`, options);
    this.status = options.status;
  }
}
