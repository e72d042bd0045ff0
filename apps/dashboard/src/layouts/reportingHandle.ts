import { requiredParameter } from './routeParameter.ts';
import type { ScreenHandle } from './screenHandle.ts';

export const reportingHandle: ScreenHandle = {
  name: (_, { reporting }) => reporting,
  crumbs: () => [],
  back: (params, paths) => paths.project(requiredParameter(params, 'projectId')),
};
