import type { ExportableScan } from '../store/exports/exportableScan.ts';

/** What a file is named after. */
export interface NamedScan {
  readonly project: Pick<ExportableScan['project'], 'name' | 'startUrl'>;
  readonly scan: Pick<ExportableScan['scan'], 'startedAt'>;
}

const MOST_CHARACTERS = 60;

/** What no file system or header takes, and what makes a name look like another one. */
const NOT_IN_NAMES = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*%]/gu;

/** Such as `Example shop 2026-11-20 results.csv`: the project's name, the day its scan began, what it is. */
export function fileNameOf({ project, scan }: NamedScan, content: string, extension: string): string {
  const name = cleanName(project.name) || cleanName(hostOf(project.startUrl)) || 'Sitelens';
  return `${name} ${scan.startedAt.toISOString().slice(0, 10)} ${content}.${extension}`;
}

function cleanName(text: string): string {
  const clean = text
    .replaceAll(NOT_IN_NAMES, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  return [...clean].slice(0, MOST_CHARACTERS).join('').trim();
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}
