import type { PageFailureReason } from '@sitelens/api-client/contract';

/** A connection that was not made, with the reason as a page's result names it. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly reason: PageFailureReason;

  constructor(reason: PageFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
