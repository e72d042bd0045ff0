import type { Project, ProjectUpdate } from '@sitelens/api-client/contract';
import { goldenHandlers, goldenProject } from '@sitelens/golden';
import { HttpResponse, http } from 'msw';

const PATH = '*/api/v1/projects/:projectId';

/** The golden project, scanned every Monday, as a person who sets it up would have it. */
export const settledProject: Project = {
  ...goldenProject,
  startUrl: 'https://www.example.com/',
  allowedDomains: ['*.www.example.com'],
  schedule: {
    scheduleEvery: 7,
    scheduleMillis: 86_400_000,
    scheduleDayOfWeek: 0,
    timeOfDay: '03:00',
    timeZone: 'Europe/Amsterdam',
  },
  nextScanAt: '2026-11-23T02:00:00Z',
};

/** For stories and tests: keeps a project's settings as the service does, and refuses what is out of date. */
export function settledService(first: Project = settledProject) {
  let project = first;
  const sent: ProjectUpdate[] = [];
  return {
    /** What was asked to be saved, in order. */
    sent,
    project: () => project,
    reset: () => {
      project = first;
      sent.length = 0;
    },
    /** Somebody else saves. */
    change: (change: Partial<Project>) => {
      project = { ...project, ...change, revision: project.revision + 1 };
    },
    handlers: [
      http.get(PATH, () => HttpResponse.json(project)),
      http.put(PATH, async ({ request }) => {
        const { revision, schedule, ...update } = (await request.json()) as ProjectUpdate;
        sent.push({ ...update, ...(schedule && { schedule }), ...(revision !== undefined && { revision }) });
        if (revision !== undefined && revision < project.revision) return outOfDate();
        const { schedule: _, nextScanAt: __, ...rest } = project;
        project = {
          ...rest,
          ...update,
          ...(schedule && { schedule, nextScanAt: '2026-11-25T02:00:00Z' }),
          revision: project.revision + 1,
        };
        return HttpResponse.json(project);
      }),
      ...goldenHandlers,
    ],
  };
}

function outOfDate() {
  return HttpResponse.json(
    { type: '/problems/project-changed', title: 'Somebody has changed the project.', status: 409 },
    { status: 409 },
  );
}
