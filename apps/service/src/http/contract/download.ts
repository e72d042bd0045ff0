import type { Readable } from 'node:stream';

interface DownloadedFile {
  /** With its charset, where it is text. */
  readonly mediaType: string;
  /** As people see it; of any characters that a header can be made of. */
  readonly fileName: string;
  /** In bytes, where that is known before the file is read. */
  readonly size?: number;
  /** Called once, by who reads the stream to its end or destroys it. */
  readonly open: () => Readable;
}

/** An answer that is a file for people to keep, and no JSON of the contract. */
export class Download {
  readonly file: DownloadedFile;

  constructor(file: DownloadedFile) {
    this.file = file;
  }
}
