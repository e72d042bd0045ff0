import { listCategories, listIssues, listRulePages } from '../../store/accessibility.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';

type AccessibilityHandlers = Pick<
  Handlers,
  'listAccessibilityCategories' | 'listAccessibilityRulePages' | 'listAccessibilityIssues'
>;

export function accessibilityHandlers({ database }: HandlerContext): AccessibilityHandlers {
  return {
    listAccessibilityCategories: async ({ path, query, session }) =>
      found(
        await listCategories(database, session.account.organisationId, path.projectId, path.scanId, query),
        'scan-not-found',
      ),

    listAccessibilityRulePages: async ({ path, query, session }) => {
      const list = found(
        await listRulePages(
          database,
          session.account.organisationId,
          path.projectId,
          path.scanId,
          path.accessibilityId,
          query,
        ),
        'scan-not-found',
      );
      return { ...list, rule: found(list.rule, 'rule-not-found') };
    },

    listAccessibilityIssues: async ({ path, query, session }) =>
      found(
        await listIssues(
          database,
          session.account.organisationId,
          path.projectId,
          path.scanId,
          path.pageId,
          path.accessibilityId,
          query,
        ),
        'page-not-found',
      ),
  };
}
