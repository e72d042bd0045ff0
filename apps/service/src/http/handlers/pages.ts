import { findPage, listPages } from '../../store/pages.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { readBy, readerOf } from './reading.ts';

export function pageHandlers({ database }: HandlerContext): Pick<Handlers, 'listPages' | 'getPage'> {
  return {
    listPages: async ({ path: { projectId, scanId }, query, session }) => {
      const list = await listPages(database, readerOf(session), projectId, scanId, query);
      return readBy(database, session, projectId, list, 'scan-not-found');
    },

    getPage: async ({ path: { projectId, scanId, pageId }, session }) => {
      const page = await findPage(database, readerOf(session), projectId, scanId, pageId);
      return readBy(database, session, projectId, page, 'page-not-found');
    },
  };
}
