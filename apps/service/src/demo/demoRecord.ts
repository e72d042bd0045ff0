import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the demo remembers over restarts. */
export interface DemoRecord {
  /** Where the bundled site was last served. */
  readonly port?: number;
  /** The demo project, also after somebody has deleted it: it must not come back. */
  readonly projectId?: string;
}

/** An unreadable record counts as none: the project is then found again by its looks. */
export async function readDemoRecord(dataDir: string): Promise<DemoRecord> {
  try {
    const { port, projectId } = JSON.parse(await readFile(pathIn(dataDir), 'utf8'));
    return {
      ...(Number.isInteger(port) && port > 0 && port < 65_536 && { port }),
      ...(typeof projectId === 'string' && { projectId }),
    };
  } catch {
    return {};
  }
}

export async function writeDemoRecord(dataDir: string, record: DemoRecord): Promise<void> {
  const unfinished = `${pathIn(dataDir)}.unfinished`;
  await writeFile(unfinished, JSON.stringify(record));
  await rename(unfinished, pathIn(dataDir));
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'demo.json');
}
