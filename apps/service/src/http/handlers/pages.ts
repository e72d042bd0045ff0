import { findPage, listPages } from '../../store/pages.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

export function pageHandlers({ database }: HandlerContext): Pick<Handlers, 'listPages' | 'getPage'> {
  return {
    listPages: async ({ path, query, session }) =>
      found(
        await listPages(database, session.account.organisationId, path.projectId, path.scanId, query),
        'scan-not-found',
      ),

    getPage: async ({ path, session }) =>
      found(
        await findPage(database, session.account.organisationId, path.projectId, path.scanId, path.pageId),
        'page-not-found',
      ),
  };
}
