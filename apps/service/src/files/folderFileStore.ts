import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseFileName, parseFolderName } from './fileName.ts';
import { type FileStore, InvalidFileNameError, type StoredFile } from './fileStore.ts';

/** Files below `folder`, which is made when the first one comes. */
export function folderFileStore(folder: string): FileStore {
  return {
    save: async (name, bytes) => {
      const file = parseFileName(name);
      if (file === undefined) throw new InvalidFileNameError(`"${name}" cannot be the name of a file.`);
      await writeWhole(join(folder, ...file.segments), bytes);
    },
    open: async (name) => {
      const file = parseFileName(name);
      return file && openForReading(join(folder, ...file.segments), file.type);
    },
    removeFolder: async (name) => {
      const segments = parseFolderName(name);
      if (segments === undefined) throw new InvalidFileNameError(`"${name}" cannot be the name of a folder.`);
      // Retried where a page under way adds a file just then.
      await rm(join(folder, ...segments), { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Under another name first, so that a kill leaves no half file under the wanted one. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes, { flag: 'wx', flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function openForReading(path: string, type: string): Promise<StoredFile | undefined> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (handle === undefined) return undefined;
  const { size } = await handle.stat();
  return { stream: handle.createReadStream(), size, type };
}
