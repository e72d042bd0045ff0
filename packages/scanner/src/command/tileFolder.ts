import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedTile, SaveTile } from '../pageResult.ts';

/** Where a scan's files go; `undefined` keeps none. */
export interface TileFolder {
  saveTileOf(page: { readonly ordinal: number }): SaveTile;
}

/** Keeps tiles as `PAGE/SIZE-INDEX.jpg` below a folder, whose last scan is removed. */
export async function openTileFolder(directory: string): Promise<TileFolder> {
  const tiles = join(directory, 'pages');
  await rm(tiles, { recursive: true, force: true });
  await mkdir(tiles, { recursive: true });
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

/** For a scan whose pictures nobody asked for. */
export const NO_TILE_FOLDER: TileFolder = {
  saveTileOf:
    () =>
    async ({ jpeg: _, ...tile }): Promise<SavedTile> => ({ ...tile, fileName: '' }),
};
