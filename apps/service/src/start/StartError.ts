/** The service can't start for a reason that the operator can mend; the message is one line that says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
