import { mobileFriendlyTitle } from '@sitelens/results/catalogue';
import type { Paths } from '../navigation/paths.ts';
import { requiredParameter } from './routeParameter.ts';
import type { Params, ScreenHandle } from './screenHandle.ts';

const projectOf = (params: Params) => requiredParameter(params, 'projectId');
const scanOf = (params: Params) => requiredParameter(params, 'scanId');
const issueOf = (params: Params) => requiredParameter(params, 'issueId');

const categoriesPath = (params: Params, { mobileFriendly }: Paths) =>
  mobileFriendly.categories(projectOf(params), scanOf(params));
const issuePath = (params: Params, { mobileFriendly }: Paths) =>
  mobileFriendly.issue(projectOf(params), scanOf(params), issueOf(params));

export const mobileFriendlyHandle: ScreenHandle = {
  name: (_, { mobileFriendly }) => mobileFriendly,
  crumbs: () => [],
  back: (params, paths) => paths.project(projectOf(params)),
};

export const mobileFriendlyIssueHandle: ScreenHandle = {
  name: (params) => mobileFriendlyTitle(issueOf(params)),
  crumbs: (params, paths, { mobileFriendly }) => [
    { label: mobileFriendly, href: categoriesPath(params, paths) },
  ],
  back: categoriesPath,
};

export const mobileFriendlyPageHandle: ScreenHandle = {
  name: (_, { issuesOnPage }) => issuesOnPage,
  crumbs: (params, paths, { mobileFriendly }) => [
    { label: mobileFriendly, href: categoriesPath(params, paths) },
    { label: mobileFriendlyTitle(issueOf(params)), href: issuePath(params, paths) },
  ],
  back: issuePath,
};
