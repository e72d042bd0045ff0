import { RequestFailedError } from './requestFailedError.ts';

/** A call whose whole answer was not there within the time limit. */
export class RequestTimedOutError extends RequestFailedError {
  override readonly name = 'RequestTimedOutError';

  /** @param milliseconds the limit that was passed */
  constructor(milliseconds: number) {
    super(`no full answer came within ${milliseconds / 1000} seconds`);
  }
}
