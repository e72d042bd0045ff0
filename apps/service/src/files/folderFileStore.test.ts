import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageFolder } from './fileName.ts';
import { type FileStore, InvalidFileNameError } from './fileStore.ts';
import { folderFileStore } from './folderFileStore.ts';

const SCAN = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';
const PAGE = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f7';
const TILE = `${pageFolder(SCAN, PAGE, 1)}/desktop-0.jpg`;

let parent: string;
let files: FileStore;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sitelens-files-'));
  files = folderFileStore(join(parent, 'files'));
});
afterEach(() => rm(parent, { recursive: true }));

describe('a folder of files', () => {
  it('gives back what was saved, with its size and type', async () => {
    await files.save(TILE, Buffer.from('picture'));
    const file = await files.open(TILE);
    expect(file).toMatchObject({ size: 7, type: 'image/jpeg' });
    expect(file && (await buffer(file.stream)).toString()).toBe('picture');
  });

  it('replaces a file of the same name and leaves no drafts', async () => {
    await files.save(TILE, Buffer.from('first'));
    await files.save(TILE, Buffer.from('second'));
    const file = await files.open(TILE);
    expect(file && (await buffer(file.stream)).toString()).toBe('second');
    expect(await readdir(join(parent, 'files', SCAN, PAGE, '1'))).toEqual(['desktop-0.jpg']);
  });

  it('has no file that was not saved', async () => {
    expect(await files.open(TILE)).toBeUndefined();
  });

  it.each([
    '../secret.jpg',
    `/files/${SCAN}/${PAGE}/1/../../../../secret.jpg`,
    '/files/secret.jpg',
    `${TILE}\0`,
  ])('neither reads nor writes %s', async (name) => {
    await writeFile(join(parent, 'secret.jpg'), 'secret');
    expect(await files.open(name)).toBeUndefined();
    await expect(files.save(name, Buffer.from('x'))).rejects.toBeInstanceOf(InvalidFileNameError);
  });

  it('removes the files of one attempt and no others', async () => {
    const later = `${pageFolder(SCAN, PAGE, 2)}/desktop-0.jpg`;
    await files.save(TILE, Buffer.from('first'));
    await files.save(later, Buffer.from('second'));
    await files.removeFolder(pageFolder(SCAN, PAGE, 1));
    expect(await files.open(TILE)).toBeUndefined();
    const kept = await files.open(later);
    expect(kept?.size).toBe(6);
    kept?.stream.destroy();
  });

  it('removes all files of a scan, and does not mind when there are none', async () => {
    await files.save(TILE, Buffer.from('first'));
    await files.removeFolder(`/files/${SCAN}`);
    await files.removeFolder(`/files/${SCAN}`);
    expect(await readdir(join(parent, 'files'))).toEqual([]);
  });

  it.each(['/files', '/files/', '/files/..', `/files/${SCAN}/..`, '/'])(
    'removes nothing at %s',
    async (name) => {
      await expect(files.removeFolder(name)).rejects.toBeInstanceOf(InvalidFileNameError);
    },
  );
});
