import type { Readable } from 'node:stream';

/** A file that can be sent. Whoever opens it reads the stream to its end or destroys it. */
export interface StoredFile {
  readonly stream: Readable;
  /** In bytes. */
  readonly size: number;
  /** The media type. */
  readonly type: string;
}

/**
 * Where screenshots and reports are kept, by name: `/files/{scanId}/{pageId}/{fencingToken}/{file}`, which is a
 * screenshot's address on the wire as well. A folder, or later an object store. A name that isn't of this form is
 * refused with an {@link InvalidFileNameError} on writing, and is not there on reading.
 */
export interface FileStore {
  /** Whole or not at all; replaces a file of the same name. */
  save(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Removes everything below `/files/{scanId}`, `…/{pageId}` or `…/{fencingToken}`; no error when there is nothing. */
  removeFolder(name: string): Promise<void>;
}

/** A name that no file can have. */
export class InvalidFileNameError extends Error {
  override readonly name = 'InvalidFileNameError';
}
