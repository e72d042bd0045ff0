import { listCategories } from '../../store/findings/categories.ts';
import { evaluatorOf } from '../../store/findings/evaluators.ts';
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

/** What was read of a rule, unless it is a mobile-friendliness issue, which has calls of its own. */
function ofAccessibility<T>(ruleId: string, list: T): T {
  return found(evaluatorOf(ruleId) === 'ACCESSIBILITY' ? list : undefined, 'rule-not-found');
}

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
      return { ...ofAccessibility(accessibilityId, list), rule: found(list.rule, 'rule-not-found') };
    },

    listAccessibilityIssues: async ({ path, query, session }) => {
      const { projectId, scanId, pageId, accessibilityId } = path;
      const reader = readerOf(session);
      const read = await listIssues(database, reader, projectId, scanId, pageId, accessibilityId, query);
      const list = await readBy(database, session, projectId, read, 'page-not-found');
      return ofAccessibility(accessibilityId, list);
    },

    listAccessibilityIssueBoxes: async ({ path, query, session }) => {
      const { projectId, scanId, pageId, accessibilityId } = path;
      const reader = readerOf(session);
      const read = await listIssueBoxes(database, reader, projectId, scanId, pageId, accessibilityId, query);
      const list = await readBy(database, session, projectId, read, 'page-not-found');
      return ofAccessibility(accessibilityId, list);
    },
  };
}
