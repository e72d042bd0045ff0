import type { PageFailureReason } from '@sitelens/api-client/contract';
import type { EgressFault } from './refusals.ts';

/** A connection that was not made, with the reason as a page's result names it. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly reason: PageFailureReason;
  readonly fault?: EgressFault;

  constructor(
    reason: PageFailureReason,
    message: string,
    { fault, ...options }: ErrorOptions & { readonly fault?: EgressFault | undefined } = {},
  ) {
    super(message, options);
    this.reason = reason;
    if (fault !== undefined) this.fault = fault;
  }
}
