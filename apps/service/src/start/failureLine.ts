import { BrowserLaunchError, BrowserNotFoundError } from '@sitelens/scanner';
import { ConfigurationError } from '../configuration/ConfigurationError.ts';
import { DatabaseUnreachableError, DataFolderError } from '../store/errors.ts';
import { StartError } from './StartError.ts';

/** Errors whose message is already one line that says what to do. */
const CLEAR = [
  ConfigurationError,
  StartError,
  DataFolderError,
  DatabaseUnreachableError,
  BrowserNotFoundError,
  BrowserLaunchError,
];

/** Why the service did not start, in one line. */
export function failureLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replaceAll(/\s*\n\s*/g, ' ').trim();
  return CLEAR.some((kind) => error instanceof kind)
    ? `Sitelens cannot start: ${line}`
    : `Sitelens cannot start, for a reason of its own: ${line}. Set LOG_LEVEL=debug to see more.`;
}
