import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf } from './contentTypes.ts';
import { includeParts } from './serverSideIncludes.ts';

/** A file of the site as it is served. */
export interface SiteFile {
  readonly contentType: string;
  /** Asked for again only when changed (pages), or kept for an hour (everything under `/assets/`). */
  readonly cacheControl: string;
  readonly content: Buffer;
}

// Both src/siteFiles.ts and dist/index.js lie one folder below the package.
const PAGES_FOLDER = fileURLToPath(new URL('../pages/', import.meta.url));
const PARTS = '/_parts/';

/**
 * Reads the whole site, keyed by URL path: `/shop` for `shop.html`, `/` for `index.html`, `/price-list` for
 * `price-list.csv`, assets under their full name. Only what is in here can be served, so that no request
 * path ever reaches the file system.
 */
export async function readSiteFiles(folder: string = PAGES_FOLDER): Promise<ReadonlyMap<string, SiteFile>> {
  const contents = await readFolder(folder);
  const files = new Map<string, SiteFile>();
  for (const [path, content] of contents) {
    if (path.startsWith(PARTS)) continue;
    files.set(urlPath(path), {
      contentType: contentTypeOf(path),
      cacheControl: path.startsWith('/assets/') ? 'public, max-age=3600' : 'no-cache',
      content: path.endsWith('.html') ? includeParts(content, contents) : content,
    });
  }
  return files;
}

async function readFolder(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, file).split(sep).join('/')}`, await readFile(file));
  }
  return contents;
}

function urlPath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\.csv$/, '') || '/';
}

/** A strong entity tag (RFC 9110, 8.8.3) of what is sent. */
export function entityTag(content: Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
