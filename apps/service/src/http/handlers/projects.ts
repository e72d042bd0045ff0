import { ownedProject } from '../../store/ownership.ts';
import {
  createProject,
  deleteProject,
  findProject,
  listProjectsWithLatestScans,
  updateProject,
} from '../../store/projects.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import { found } from './found.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { requireEditor, requireRunningSubscription } from './permissions.ts';
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
      requireEditor(session);
      await requireRunningSubscription(context, session);
      const settings = { ...body, ...checkedSettings(body, parsedTargets) };
      await requirePublicSite(settings.startUrl, parsedTargets);
      try {
        return await createProject(database, session.account.organisationId, settings);
      } catch (error) {
        throw new ProblemError('project-creation-failed', {}, { cause: error });
      }
    },

    listProjectsWithLatestScans: async ({ session }) => ({
      data: await listProjectsWithLatestScans(database, session.account.organisationId),
    }),

    getProject: async ({ path: { projectId }, session }) => {
      const project = await findProject(database, readerOf(session), projectId);
      return readBy(database, session, projectId, project, 'project-not-found');
    },

    updateProject: async ({ path, body, session }) => {
      requireEditor(session);
      const { organisationId } = session.account;
      // Who doesn't own it must not learn from the answer whether the settings would do.
      found(await ownedProject(database.queries, organisationId, path.projectId), 'project-not-found');
      const settings = { ...body, ...checkedSettings(body, parsedTargets) };
      await requirePublicSite(settings.startUrl, parsedTargets);
      const saved = await updateProject(database, organisationId, path.projectId, settings);
      return found(saved, 'project-not-found');
    },

    deleteProject: async ({ path, body, session }) => {
      requireEditor(session);
      requireSameProject(path, body);
      const isDeleted = await deleteProject(database, session.account.organisationId, path.projectId, files);
      if (!isDeleted) throw new ProblemError('project-not-found');
      return undefined;
    },
  };
}
