import type { Database } from '../store/database.ts';
import type { ExportableScan } from '../store/exports/exportableScan.ts';
import { csvExport } from './csv/csvExport.ts';
import { jsonExport } from './json/jsonExport.ts';
import { sarifExport } from './sarif/sarifExport.ts';

interface ExportFormat {
  readonly mediaType: string;
  readonly extension: string;
  /** The file's text, a part at a time. */
  readonly write: (db: Database, exportable: ExportableScan) => AsyncGenerator<string>;
}

/** By the name that the call gives a format. */
export const EXPORT_FORMATS = {
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', extension: 'csv', write: csvExport },
  json: { mediaType: 'application/json; charset=utf-8', extension: 'json', write: jsonExport },
  sarif: { mediaType: 'application/sarif+json; charset=utf-8', extension: 'sarif', write: sarifExport },
} as const satisfies Readonly<Record<string, ExportFormat>>;
