export type { ClientError, CodePlace } from '../reporting/ClientError.ts';
export { CrashScreen, type CrashScreenProps } from '../reporting/CrashScreen.tsx';
export {
  createErrorReporter,
  type ErrorReporter,
  type ErrorReporterOptions,
} from '../reporting/createErrorReporter.ts';
export type { ErrorReport } from '../reporting/ErrorReport.ts';
export { listenForErrors } from '../reporting/listenForErrors.ts';
export { rateLimit } from '../reporting/rateLimit.ts';
export { useErrorReport } from '../reporting/useErrorReport.ts';
