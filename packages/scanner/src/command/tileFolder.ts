import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedTile, SaveTile } from '../pageResult.ts';

/** Where a scan's files go; `undefined` keeps none. */
export interface TileFolder {
  saveTileOf(page: { readonly ordinal: number }): SaveTile;
}

/** The folder can't be used; the message is one line that says what to do. */
export class OutFolderError extends Error {
  override readonly name = 'OutFolderError';
}

/** Says of a folder that it is ours, to be cleared by the next scan. */
const MARKER = '.sitelens';

/**
 * Keeps tiles as `pages/ORDINAL/SIZE-INDEX.jpg` below a folder, whose last scan is removed.
 *
 * @throws OutFolderError when it can't be written to, or holds a `pages` that is not of a scan.
 */
export async function openTileFolder(directory: string): Promise<TileFolder> {
  const tiles = join(directory, 'pages');
  await emptyFolder(tiles).catch((error: unknown) => {
    if (error instanceof OutFolderError) throw error;
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new OutFolderError(`Nothing can be written to ${directory}${why}. Name another folder by --out.`);
  });
  return {
    saveTileOf:
      ({ ordinal }) =>
      async ({ jpeg, ...tile }) => {
        const name = tile.kind === 'THUMBNAIL' ? 'thumbnail' : tile.index;
        const fileName = `pages/${ordinal}/${tile.screenSize}-${name}.jpg`;
        await mkdir(join(tiles, String(ordinal)), { recursive: true });
        await writeFile(join(directory, fileName), jpeg);
        return { ...tile, fileName };
      },
  };
}

async function emptyFolder(tiles: string): Promise<void> {
  const held = await readdir(tiles).catch((error: unknown): string[] => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  if (held.length > 0 && !held.includes(MARKER)) {
    throw new OutFolderError(`${tiles} is not of a scan, and is left alone. Name another folder by --out.`);
  }
  await rm(tiles, { recursive: true, force: true });
  await mkdir(tiles, { recursive: true });
  await writeFile(join(tiles, MARKER), '');
}

/** For a scan whose pictures nobody asked for. */
export const NO_TILE_FOLDER: TileFolder = {
  saveTileOf:
    () =>
    async ({ jpeg: _, ...tile }): Promise<SavedTile> => ({ ...tile, fileName: '' }),
};
