import { listCategories } from '../../store/findings/categories.ts';
import { listIssueBoxes } from '../../store/findings/issueBoxes.ts';
import { listIssues } from '../../store/findings/issueList.ts';
import { listRulePages } from '../../store/findings/rulePages.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { readBy, readerOf } from './reading.ts';

type AccessibilityHandlers = Pick<
  Handlers,
  | 'listAccessibilityCategories'
  | 'listAccessibilityRulePages'
  | 'listAccessibilityIssues'
  | 'listAccessibilityIssueBoxes'
>;

export function accessibilityHandlers({ database }: HandlerContext): AccessibilityHandlers {
  return {
    listAccessibilityCategories: async ({ path: { projectId, scanId }, query, session }) => {
      const list = await listCategories(database, readerOf(session), projectId, scanId, query);
      return readBy(database, session, projectId, list, 'scan-not-found');
    },

    listAccessibilityRulePages: async ({ path, query, session }) => {
      const { projectId, scanId, accessibilityId } = path;
      const reader = readerOf(session);
      const read = await listRulePages(database, reader, projectId, scanId, accessibilityId, query);
      const list = await readBy(database, session, projectId, read, 'scan-not-found');
      return { ...list, rule: found(list.rule, 'rule-not-found') };
    },

    listAccessibilityIssues: async ({ path, query, session }) => {
      const { projectId, scanId, pageId, accessibilityId } = path;
      const reader = readerOf(session);
      const list = await listIssues(database, reader, projectId, scanId, pageId, accessibilityId, query);
      return readBy(database, session, projectId, list, 'page-not-found');
    },

    listAccessibilityIssueBoxes: async ({ path, query, session }) => {
      const { projectId, scanId, pageId, accessibilityId } = path;
      const reader = readerOf(session);
      const list = await listIssueBoxes(database, reader, projectId, scanId, pageId, accessibilityId, query);
      return readBy(database, session, projectId, list, 'page-not-found');
    },
  };
}
