import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';

/** What each part of a process is opened with. */
export interface Opening {
  readonly configuration: Configuration;
  readonly log: Logger;
  /** Takes what is to be done when the process ends, in reverse order. */
  readonly onClose: (close: () => Promise<void>) => void;
}
