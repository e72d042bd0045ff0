import { listCommonComponents } from '../../store/commonComponents.ts';
import { accessibilityStatistics } from '../../store/statistics.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { readBy, readerOf } from './reading.ts';

type SummaryHandlers = Pick<Handlers, 'listCommonComponents' | 'getAccessibilityStatistics'>;

export function accessibilitySummaryHandlers({ database }: HandlerContext): SummaryHandlers {
  return {
    listCommonComponents: async ({ path: { projectId, scanId }, query, session }) => {
      const list = await listCommonComponents(database, readerOf(session), projectId, scanId, query);
      return readBy(database, session, projectId, list, 'scan-not-found');
    },

    // Impact is the only property there is to count by.
    getAccessibilityStatistics: async ({ path: { projectId }, session }) => {
      const statistics = await accessibilityStatistics(database, readerOf(session), projectId);
      return readBy(database, session, projectId, statistics, 'project-not-found');
    },
  };
}
