import { ruleTitle } from '@sitelens/results/catalogue';
import { paths } from '../navigation/paths.ts';
import { requiredParameter } from './routeParameter.ts';
import type { Params, ScreenHandle } from './screenHandle.ts';

const projectOf = (params: Params) => requiredParameter(params, 'projectId');
const scanOf = (params: Params) => requiredParameter(params, 'scanId');
const ruleOf = (params: Params) => requiredParameter(params, 'accessibilityId');

const categoriesPath = (params: Params) => paths.accessibility(projectOf(params), scanOf(params));
const rulePath = (params: Params) => paths.rule(projectOf(params), scanOf(params), ruleOf(params));

export const overviewHandle: ScreenHandle = {
  name: (_, { overview }) => overview,
  crumbs: () => [],
  back: () => paths.dashboard,
};

export const categoriesHandle: ScreenHandle = {
  name: (_, { accessibility }) => accessibility,
  crumbs: () => [],
  back: (params) => paths.project(projectOf(params)),
};

export const rulePagesHandle: ScreenHandle = {
  name: (params) => ruleTitle(ruleOf(params)),
  crumbs: (params, { accessibility }) => [{ label: accessibility, href: categoriesPath(params) }],
  back: categoriesPath,
};

export const pageIssuesHandle: ScreenHandle = {
  name: (_, { issuesOnPage }) => issuesOnPage,
  crumbs: (params, { accessibility }) => [
    { label: accessibility, href: categoriesPath(params) },
    { label: ruleTitle(ruleOf(params)), href: rulePath(params) },
  ],
  back: rulePath,
};
