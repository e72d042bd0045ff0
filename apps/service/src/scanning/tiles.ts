import type { SaveTile } from '@sitelens/scanner';
import type { FileStore } from '../files/fileStore.ts';

/** Keeps tiles as files of one folder; the same tile always gets the same name. */
export function saveTilesIn(files: FileStore, folder: string): SaveTile {
  return async ({ jpeg, ...tile }) => {
    const kind = tile.kind === 'THUMBNAIL' ? 'thumbnail-' : '';
    const fileName = `${folder}/${tile.screenSize}-${kind}${tile.index}.jpg`;
    await files.save(fileName, jpeg);
    return { ...tile, fileName };
  };
}
