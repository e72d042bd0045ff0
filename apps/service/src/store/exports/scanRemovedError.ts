/** The scan was deleted while it was read. */
export class ScanRemovedError extends Error {
  override readonly name = 'ScanRemovedError';

  constructor() {
    super('The scan was deleted while its results were read.');
  }
}
