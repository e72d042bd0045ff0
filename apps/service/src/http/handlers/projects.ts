import { ownedProject } from '../../store/ownership.ts';
import {
  createProject,
  deleteProject,
  findProject,
  listProjectsWithLatestScans,
  updateProject,
} from '../../store/projects.ts';
import { ProjectQuotaReachedError } from '../../store/quotaErrors.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { requireCapability, requirePagesInPlan, requireRunningSubscription } from './permissions.ts';
import { requireSameProject } from './projectReference.ts';
import { checkedSettings } from './projectSettings.ts';
import { requirePublicSite } from './publicSite.ts';
import { readBy, readerOf } from './reading.ts';

type ProjectHandlers = Pick<
  Handlers,
  'createProject' | 'listProjectsWithLatestScans' | 'getProject' | 'updateProject' | 'deleteProject'
>;

export function projectHandlers(context: HandlerContext): ProjectHandlers {
  const { database, files, parsedTargets } = context;
  return {
    createProject: async ({ body, session }) => {
      requireCapability(session, 'addProject');
      await requireRunningSubscription(context, session);
      const settings = { ...body, ...checkedSettings(body, parsedTargets) };
      await requirePagesInPlan(context, session, settings.maxPages);
      await requirePublicSite(settings.startUrl, parsedTargets);
      return createProject(database, session.account.organisationId, settings).catch(creationRefusal);
    },

    listProjectsWithLatestScans: async ({ session }) => ({
      data: await listProjectsWithLatestScans(database, session.account.organisationId),
    }),

    getProject: async ({ path: { projectId }, session }) => {
      const project = await findProject(database, readerOf(session), projectId);
      return readBy(database, session, projectId, project, 'project-not-found');
    },

    updateProject: async ({ path, body, session }) => {
      requireCapability(session, 'changeProjectSettings');
      const { organisationId } = session.account;
      // Who doesn't own it must not learn from the answer whether the settings would do.
      const owned = await ownedProject(database.queries, organisationId, path.projectId);
      const { maxPages } = found(owned, 'project-not-found');
      const settings = { ...body, ...checkedSettings(body, parsedTargets) };
      await requirePagesInPlan(context, session, settings.maxPages, maxPages);
      await requirePublicSite(settings.startUrl, parsedTargets);
      const saved = await updateProject(database, organisationId, path.projectId, settings);
      if (saved === 'changed') throw new ProblemError('project-changed');
      return found(saved, 'project-not-found');
    },

    deleteProject: async ({ path, body, session }) => {
      requireCapability(session, 'deleteProject');
      requireSameProject(path, body);
      const isDeleted = await deleteProject(database, session.account.organisationId, path.projectId, files);
      if (!isDeleted) throw new ProblemError('project-not-found');
      return undefined;
    },
  };
}

function creationRefusal(cause: unknown): never {
  if (!(cause instanceof ProjectQuotaReachedError)) {
    throw new ProblemError('project-creation-failed', {}, { cause });
  }
  const { maxProjects } = cause;
  throw new ProblemError('project-quota-reached', { properties: { maxProjects } }, { cause });
}
