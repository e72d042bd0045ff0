import { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { EXPORT_FORMATS } from '../../exports/exportFormats.ts';
import { fileNameOf } from '../../exports/fileNameOf.ts';
import { Download } from '../contract/download.ts';
import { requireEndedExportable } from './exportable.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type ExportHandlers = Pick<Handlers, 'exportScan'>;

export function exportHandlers({ database }: HandlerContext): ExportHandlers {
  return {
    exportScan: async ({ path, query: { format }, session }) => {
      const exportable = await requireEndedExportable(database, session, path);
      const { mediaType, extension, write } = EXPORT_FORMATS[format];
      return new Download({
        mediaType,
        fileName: fileNameOf(exportable, 'results', extension),
        // Bytes, so that what is held back is bounded by its size; text parts count as one each.
        open: () => Readable.from(encoded(write(database, exportable)), { objectMode: false }),
      });
    },
  };
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    yield Buffer.from(part);
    // The embedded database answers without giving way: other requests have their turn here.
    await othersTurn();
  }
}
