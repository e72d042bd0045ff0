import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** `2026-11-21T13-45-12-345Z-verify-your-e-mail-address-1a2b3c4d.eml`: sorted by name, the newest is the last. */
const FILE_NAME = /^\d{4}-\d{2}-\d{2}T[\d-]{12}Z-[a-z\d-]{1,80}\.eml$/;

/** Keeps a whole message (RFC 5322) in a file of its own, which appears in one step. */
export async function saveToOutbox(
  folder: string,
  source: Uint8Array,
  subject: string,
  now = new Date(),
): Promise<string> {
  const name = outboxFileName(subject, now);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `${name}.unfinished`);
  // Links in it sign people up: it is for the service's own user alone.
  await writeFile(unfinished, source, { mode: 0o600 });
  await chmod(unfinished, 0o600);
  await rename(unfinished, join(folder, name));
  return name;
}

/** Names of the messages, the newest first; none where nothing was ever sent. */
export async function listOutbox(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(noneWhereMissing<string[]>([]));
  return names
    .filter((name) => FILE_NAME.test(name))
    .toSorted()
    .reverse();
}

/** Undefined where there is no such message; no name leads out of the folder. */
export async function readFromOutbox(folder: string, name: string): Promise<Uint8Array | undefined> {
  if (!FILE_NAME.test(name)) return undefined;
  return readFile(join(folder, name)).catch(noneWhereMissing(undefined));
}

function outboxFileName(subject: string, now: Date): string {
  const words = subject
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  const mark = crypto.randomUUID().slice(0, 8);
  return `${now.toISOString().replaceAll(/[:.]/g, '-')}-${words === '' ? 'message' : words}-${mark}.eml`;
}

function noneWhereMissing<Nothing>(nothing: Nothing): (error: unknown) => Nothing {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  };
}
