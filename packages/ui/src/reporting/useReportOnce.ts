import { useCallback, useInsertionEffect, useRef } from 'react';
import type { ErrorReport } from './ErrorReport.ts';

/** Enough to tell reports apart; a page that lives for days must not keep more. */
const MAXIMUM_REMEMBERED = 500;

function logReport(report: ErrorReport): void {
  const details = report.details ? [report.details] : [];
  // biome-ignore lint/suspicious/noConsole: where the host doesn't listen, its developers have nowhere else to look.
  console.error(`[${report.kind}] ${report.message}`, ...details, ...(report.error ? [report.error] : []));
}

function identity({ kind, message, details }: ErrorReport): string {
  return JSON.stringify([kind, message, Object.entries(details ?? {}).sort()]);
}

/** Hands each distinct report on, once in the life of a provider: lists draw the same piece many times. */
export function useReportOnce(onErrorReport: ((report: ErrorReport) => void) | undefined) {
  const listener = useRef(onErrorReport);
  const seen = useRef<Set<string>>(undefined);
  // Before the effects of children, which may report in the same commit; a layout effect would warn on a server.
  useInsertionEffect(() => {
    listener.current = onErrorReport;
  });
  return useCallback((report: ErrorReport) => {
    seen.current ??= new Set();
    const id = identity(report);
    if (seen.current.has(id) || seen.current.size >= MAXIMUM_REMEMBERED) return;
    seen.current.add(id);
    (listener.current ?? logReport)(report);
  }, []);
}
