import { siteAuditTitle } from '@sitelens/results/site-audit';
import type { AuditPart } from '../navigation/auditParts.ts';
import type { Paths } from '../navigation/paths.ts';
import { requiredParameter } from './routeParameter.ts';
import type { Params, ScreenHandle } from './screenHandle.ts';

const projectOf = (params: Params) => requiredParameter(params, 'projectId');

function overviewPath(part: AuditPart, params: Params, { audits }: Paths): string {
  return audits[part].overview(projectOf(params), requiredParameter(params, 'scanId'));
}

/** What the list of a part's types says of itself. */
export function auditOverviewHandle(part: AuditPart): ScreenHandle {
  return {
    name: (_, { audits }) => audits[part],
    crumbs: () => [],
    back: (params, paths) => paths.project(projectOf(params)),
  };
}

/** What the list of a type's issues says of itself. */
export function auditIssuesHandle(part: AuditPart): ScreenHandle {
  return {
    name: (params) => siteAuditTitle(requiredParameter(params, 'issueType')),
    crumbs: (params, paths, { audits }) => [{ label: audits[part], href: overviewPath(part, params, paths) }],
    back: (params, paths) => overviewPath(part, params, paths),
  };
}
