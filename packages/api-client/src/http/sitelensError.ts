/** The base of every error that the client throws; a caller's own abort is not one of them. */
export abstract class SitelensError extends Error {
  /** The HTTP status of the answer, where there was an answer. */
  abstract readonly status: number | undefined;
}
