const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(`^/files/(${UUID})/(${UUID})/([0-9]{1,9})/([a-z0-9-]{1,64}\\.([a-z]{3,4}))$`);
const FOLDER = new RegExp(`^/files/(${UUID})(?:/(${UUID})(?:/([0-9]{1,9}))?)?$`);

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** The folder of a page's files under one lease: a name of its own for each attempt. */
export function pageFolder(scanId: string, pageId: string, fencingToken: number): string {
  return `/files/${scanId}/${pageId}/${fencingToken}`;
}

/** The path of a file below the store's folder, and its media type; undefined for any other name. */
export function parseFileName(
  name: string,
): { readonly segments: readonly string[]; readonly type: string } | undefined {
  const [, scan, page, token, file, extension] = FILE.exec(name) ?? [];
  const type = TYPES[extension ?? ''];
  if (scan === undefined || page === undefined || token === undefined || file === undefined) return undefined;
  return type === undefined ? undefined : { segments: [scan, page, token, file], type };
}

/** The path of a folder below the store's folder; undefined for any other name. */
export function parseFolderName(name: string): readonly string[] | undefined {
  const match = FOLDER.exec(name);
  return match?.slice(1).filter((segment) => segment !== undefined);
}
