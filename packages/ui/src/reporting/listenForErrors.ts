import type { CodePlace } from './ClientError.ts';
import type { ErrorReporter } from './createErrorReporter.ts';

/** What says nothing to anybody: scripts of others without a place, and a warning that browsers raise as an error. */
const NOISE = [/^Script error\.?$/, /^ResizeObserver loop/];

/** Of extensions, which run on every page that their user opens. */
const EXTENSIONS = /^(chrome|moz|safari-web|safari)-extension:/;

/**
 * Reports what nobody caught in this window, until it is told to stop.
 *
 * @returns how to stop
 */
export function listenForErrors(reporter: ErrorReporter, target: Window = window): () => void {
  function handleError(event: ErrorEvent): void {
    const { message, filename, lineno, colno, error } = event;
    if (NOISE.some((noise) => noise.test(message)) || EXTENSIONS.test(filename)) return;
    reporter.thrown('error', error ?? message, placeOf(filename, lineno, colno));
  }
  function handleRejection({ reason }: PromiseRejectionEvent): void {
    // Who was no longer interested gave it up: that is no error.
    if (reason instanceof DOMException && reason.name === 'AbortError') return;
    reporter.thrown('unhandledrejection', reason);
  }
  target.addEventListener('error', handleError);
  target.addEventListener('unhandledrejection', handleRejection);
  return () => {
    target.removeEventListener('error', handleError);
    target.removeEventListener('unhandledrejection', handleRejection);
  };
}

/** The browser says nothing, or 0, where it doesn't know. */
function placeOf(source: string, line: number, column: number): CodePlace {
  return {
    ...(source !== '' && { source }),
    ...(line > 0 && { line }),
    ...(column > 0 && { column }),
  };
}
