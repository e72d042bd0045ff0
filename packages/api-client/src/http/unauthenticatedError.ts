import { SitelensError } from './sitelensError.ts';

/** The service does not know who asks: status 401. */
export class UnauthenticatedError extends SitelensError {
  override readonly name = 'UnauthenticatedError';
  readonly status = 401;

  constructor(options?: ErrorOptions) {
    super('You are no longer logged in. Please login.', options);
  }
}
