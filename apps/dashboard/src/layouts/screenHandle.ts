import type { Breadcrumb } from '@sitelens/ui/shell';
import { useMatches } from 'react-router';
import type { AuditPart } from '../navigation/auditParts.ts';
import type { Paths } from '../navigation/paths.ts';

/** The parameters of an address. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a screen of a project says of itself to the header above it. */
export interface ScreenHandle {
  /** Its name: the last crumb and the start of the document's title. */
  readonly name: (params: Params, words: ScreenWords) => string;
  /** The screens between the project and this one, from the top down. */
  readonly crumbs: (params: Params, paths: Paths, words: ScreenWords) => readonly Breadcrumb[];
  /** Where "Back" leads. */
  readonly back: (params: Params, paths: Paths) => string;
}

/** The words that names are made of. */
interface ScreenWords {
  readonly overview: string;
  readonly accessibility: string;
  readonly mobileFriendly: string;
  readonly issuesOnPage: string;
  readonly settings: string;
  readonly reporting: string;
  readonly audits: Readonly<Record<AuditPart, string>>;
}

/** The handle of the screen that is shown, with its parameters. */
export function useScreenHandle(): { handle: ScreenHandle; params: Params } | undefined {
  const match = useMatches().findLast(({ handle }) => isScreenHandle(handle));
  return match && isScreenHandle(match.handle) ? { handle: match.handle, params: match.params } : undefined;
}

function isScreenHandle(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'name' in handle && 'crumbs' in handle;
}
