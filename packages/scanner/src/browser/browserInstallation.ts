/** A Chromium that can be launched. */
export interface BrowserInstallation {
  readonly executablePath: string;
  /** Variables that it needs beside the process's own. */
  readonly environment: Readonly<Record<string, string>>;
  readonly origin: 'configured' | 'installed' | 'npm';
}

/** There is no usable browser; the message is one line that says what to do. */
export class BrowserNotFoundError extends Error {
  override readonly name = 'BrowserNotFoundError';
}
