import { type ScanReference, scansQuery } from '@sitelens/api-client/endpoints';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requiredParameter } from './layouts/routeParameter.ts';
import { modeOf } from './navigation/mode.ts';
import { type Paths, pathsIn } from './navigation/paths.ts';
import type { Services } from './services.ts';

/** The scan that an address names. */
export function scanOf(params: LoaderFunctionArgs['params']): ScanReference {
  return {
    projectId: requiredParameter(params, 'projectId'),
    scanId: requiredParameter(params, 'scanId'),
  };
}

/**
 * Without a scan in the address the latest one is meant; before the first there is only the overview.
 *
 * @param screenIn which of a scan's screens, in the mode of the address
 */
export async function leadToLatestScan(
  { client, queryClient }: Services,
  { params, request }: LoaderFunctionArgs,
  screenIn: (paths: Paths) => (projectId: string, scanId: string) => string,
): Promise<Response> {
  const paths = pathsIn[modeOf(new URL(request.url).pathname)];
  const projectId = requiredParameter(params, 'projectId');
  // The overview says what is wrong where the scans can't be had.
  const scans = await queryClient.ensureQueryData(scansQuery(client, { projectId })).catch(() => []);
  const [latest] = scans;
  return redirect(
    latest === undefined ? paths.project(projectId) : screenIn(paths)(projectId, latest.scanId),
  );
}
