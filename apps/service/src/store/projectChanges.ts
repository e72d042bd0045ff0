import type { ProjectUpdate } from '@sitelens/api-client/contract';
import { isSameSchedule, planned } from './plannedScan.ts';
import type { projects } from './schema.ts';

type ProjectRow = typeof projects.$inferSelect;

/**
 * What an update changes of a project. A setting that is left out stays as it is, but for the schedule, which is
 * then removed; a schedule with the same times goes on as it was planned. A project that is pointed to another
 * origin is private again, unless the update says that it is public: nobody has said that the other site's
 * results may be read.
 */
export function changesOf(before: ProjectRow, update: ProjectUpdate, now: Date): Partial<ProjectRow> {
  const { name, startUrl, allowedDomains, maxPages, maxSimultaneousPages, schedule } = update;
  const isSameSite = new URL(startUrl).origin === new URL(before.startUrl).origin;
  const goesOn = before.scheduledFrom !== null && isSameSchedule(before.schedule ?? undefined, schedule);
  return {
    name,
    startUrl,
    revision: before.revision + 1,
    isPublic: update.isPublic ?? (before.isPublic && isSameSite),
    ...planned(schedule, now),
    ...(goesOn && { scheduledFrom: before.scheduledFrom }),
    ...(allowedDomains !== undefined && { allowedDomains: [...allowedDomains] }),
    ...(maxPages !== undefined && { maxPages }),
    ...(maxSimultaneousPages !== undefined && { maxSimultaneousPages }),
  };
}
