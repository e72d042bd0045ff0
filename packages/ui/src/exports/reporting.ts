export type { ErrorReport } from '../reporting/ErrorReport.ts';
export { useErrorReport } from '../reporting/useErrorReport.ts';
