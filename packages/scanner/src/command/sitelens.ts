#!/usr/bin/env node
import { findBrowser } from '../browser/findBrowser.ts';
import { parseArguments, type ScanArguments, USAGE } from './arguments.ts';
import { createProgress } from './progress.ts';
import { runScan } from './runScan.ts';
import { hasFindingsFrom } from './scanReport.ts';
import { summarise, whyNothingWasScanned } from './summary.ts';
import { OutFolderError } from './tileFolder.ts';

/** As a shell says that a program was ended by Ctrl-C: 128 + SIGINT. */
const INTERRUPTED = 130;

const EXIT = { scanned: 0, findings: 1, badArguments: 2, notScanned: 3 } as const;

// Who reads may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2));

async function main(list: readonly string[]): Promise<number> {
  const parsed = parseArguments(list);
  if (parsed.kind === 'help') {
    process.stdout.write(USAGE);
    return EXIT.scanned;
  }
  if (parsed.kind === 'error') {
    process.stderr.write(`sitelens: ${parsed.message}\n`);
    return EXIT.badArguments;
  }
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    return await scan(parsed.scan, interruption.signal);
  } catch (error) {
    if (interruption.signal.aborted) {
      process.stderr.write('sitelens: stopped before the end; nothing was written.\n');
      return INTERRUPTED;
    }
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`sitelens: ${message.split('\n')[0]}\n`);
    return error instanceof OutFolderError ? EXIT.badArguments : EXIT.notScanned;
  }
}

async function scan(options: ScanArguments, signal: AbortSignal): Promise<number> {
  const browser = await findBrowser(process.env.SITELENS_CHROMIUM);
  const report = await runScan(options, browser, createProgress(process.stderr), signal);
  process.stdout.write(options.isJson ? `${JSON.stringify(report, null, 2)}\n` : summarise(report));
  if (!report.pages.some(({ outcome }) => outcome === 'SCANNED')) {
    process.stderr.write(`sitelens: no page could be scanned. ${whyNothingWasScanned(report)}\n`);
    return EXIT.notScanned;
  }
  const { failOn } = options;
  return failOn !== undefined && hasFindingsFrom(report.pages, failOn) ? EXIT.findings : EXIT.scanned;
}
