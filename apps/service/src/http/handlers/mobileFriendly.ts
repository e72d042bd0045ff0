import { mobileFriendlyIssue } from '@sitelens/results/catalogue';
import { listIssueBoxes } from '../../store/findings/issueBoxes.ts';
import { listIssues } from '../../store/findings/issueList.ts';
import {
  listMobileFriendlyCategories,
  toMobileFriendlyCategory,
  toMobileFriendlyIssues,
} from '../../store/findings/mobileFriendly.ts';
import { listRulePages } from '../../store/findings/rulePages.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { readBy, readerOf } from './reading.ts';

type MobileFriendlyHandlers = Pick<
  Handlers,
  | 'listMobileFriendlyCategories'
  | 'listMobileFriendlyIssuePages'
  | 'listMobileFriendlyIssues'
  | 'listMobileFriendlyIssueBoxes'
>;

/** An issue's id is looked at after who asks, so that a visitor to a private project learns nothing by it. */
const known = (issueId: string) => found(mobileFriendlyIssue(issueId), 'issue-not-found');

export function mobileFriendlyHandlers({ database }: HandlerContext): MobileFriendlyHandlers {
  return {
    listMobileFriendlyCategories: async ({ path: { projectId, scanId }, query, session }) => {
      const reader = readerOf(session);
      const list = await listMobileFriendlyCategories(database, reader, projectId, scanId, query);
      return readBy(database, session, projectId, list, 'scan-not-found');
    },

    listMobileFriendlyIssuePages: async ({ path, query, session }) => {
      const { projectId, scanId, issueId } = path;
      const read = await listRulePages(database, readerOf(session), projectId, scanId, issueId, query);
      const { rule, ...list } = await readBy(database, session, projectId, read, 'scan-not-found');
      known(issueId);
      return { ...list, issue: toMobileFriendlyCategory(found(rule, 'issue-not-found')) };
    },

    listMobileFriendlyIssues: async ({ path, query, session }) => {
      const { projectId, scanId, pageId, issueId } = path;
      const reader = readerOf(session);
      const read = await listIssues(database, reader, projectId, scanId, pageId, issueId, query);
      const list = await readBy(database, session, projectId, read, 'page-not-found');
      return toMobileFriendlyIssues(list, known(issueId).impact, query);
    },

    listMobileFriendlyIssueBoxes: async ({ path, query, session }) => {
      const { projectId, scanId, pageId, issueId } = path;
      const reader = readerOf(session);
      const read = await listIssueBoxes(database, reader, projectId, scanId, pageId, issueId, query);
      const list = await readBy(database, session, projectId, read, 'page-not-found');
      known(issueId);
      return list;
    },
  };
}
