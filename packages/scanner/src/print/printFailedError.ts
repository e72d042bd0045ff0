/** A page could not be printed; the message is one sentence for the log. */
export class PrintFailedError extends Error {
  override readonly name = 'PrintFailedError';
}
