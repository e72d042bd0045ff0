import { fileNameOf } from '../../exports/fileNameOf.ts';
import { findReport, reportFile, requestReport } from '../../store/reports/reports.ts';
import { Download } from '../contract/download.ts';
import { requireWithinLimit } from '../limits/requireWithinLimit.ts';
import { requireEndedExportable, requireExportable } from './exportable.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ReportHandlers = Pick<Handlers, 'getReport' | 'makeReport' | 'downloadReport'>;

/** A print may take minutes, and those of all organisations wait in one queue. */
const PER_ORGANISATION = { windowMs: 3_600_000, limit: 20 } as const;

export function reportHandlers({ database, files, jobs }: HandlerContext): ReportHandlers {
  return {
    getReport: async ({ path, session }) => {
      const { scan } = await requireExportable(database, session, path);
      return findReport(database, scan.id);
    },

    makeReport: async ({ path, session }) => {
      const { scan } = await requireEndedExportable(database, session, path);
      const known = await findReport(database, scan.id);
      if (known.status === 'READY') return known;
      if (known.status !== 'QUEUED') {
        const key = `PDFs of reports for ${session.account.organisationId}`;
        await requireWithinLimit(database, { key, ...PER_ORGANISATION });
      }
      const report = await requestReport(database, scan.id, session.account.userId);
      if (report.status === 'QUEUED') {
        await jobs.add('make-report', [{ data: { scanId: scan.id }, key: scan.id }]);
      }
      return report;
    },

    downloadReport: async ({ path, session }) => {
      const exportable = await requireExportable(database, session, path);
      const name = found(await reportFile(database, exportable.scan.id), 'report-not-found');
      const { stream, size, type } = found(await files.open(name), 'report-not-found');
      return new Download({
        mediaType: type,
        fileName: fileNameOf(exportable, 'accessibility report', 'pdf'),
        size,
        open: () => stream,
      });
    },
  };
}
