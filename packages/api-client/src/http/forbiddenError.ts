import { SitelensError } from './sitelensError.ts';

/** The caller may not have what was asked for: status 403. */
export class ForbiddenError extends SitelensError {
  override readonly name = 'ForbiddenError';
  readonly status = 403;

  constructor() {
    super('Forbidden: Resource not allowed');
  }
}
