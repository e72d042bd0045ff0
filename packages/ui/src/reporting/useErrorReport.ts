import { useSitelens } from '../theme/SitelensContext.ts';
import type { ErrorReport } from './ErrorReport.ts';

/**
 * The way to report an error that nobody is stopped by: `SitelensProvider`'s `onErrorReport`, or the console.
 * The same report (kind, message, details) is handed on once. Call it in an effect or a handler, not in render.
 *
 * @throws Error outside of `SitelensProvider`.
 */
export function useErrorReport(): (report: ErrorReport) => void {
  return useSitelens().reportError;
}
