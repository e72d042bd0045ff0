import { ruleTitle } from '@sitelens/results/catalogue';
import type { Paths } from '../navigation/paths.ts';
import { requiredParameter } from './routeParameter.ts';
import type { Params, ScreenHandle } from './screenHandle.ts';

const projectOf = (params: Params) => requiredParameter(params, 'projectId');
const scanOf = (params: Params) => requiredParameter(params, 'scanId');
const ruleOf = (params: Params) => requiredParameter(params, 'accessibilityId');

const categoriesPath = (params: Params, paths: Paths) =>
  paths.accessibility(projectOf(params), scanOf(params));
const rulePath = (params: Params, paths: Paths) =>
  paths.rule(projectOf(params), scanOf(params), ruleOf(params));

export const overviewHandle: ScreenHandle = {
  name: (_, { overview }) => overview,
  crumbs: () => [],
  back: (_, { home }) => home,
};

export const settingsHandle: ScreenHandle = {
  name: (_, { settings }) => settings,
  crumbs: () => [],
  back: (params, paths) => paths.project(projectOf(params)),
};

export const categoriesHandle: ScreenHandle = {
  name: (_, { accessibility }) => accessibility,
  crumbs: () => [],
  back: (params, paths) => paths.project(projectOf(params)),
};

export const rulePagesHandle: ScreenHandle = {
  name: (params) => ruleTitle(ruleOf(params)),
  crumbs: (params, paths, { accessibility }) => [
    { label: accessibility, href: categoriesPath(params, paths) },
  ],
  back: categoriesPath,
};

export const pageIssuesHandle: ScreenHandle = {
  name: (_, { issuesOnPage }) => issuesOnPage,
  crumbs: (params, paths, { accessibility }) => [
    { label: accessibility, href: categoriesPath(params, paths) },
    { label: ruleTitle(ruleOf(params)), href: rulePath(params, paths) },
  ],
  back: rulePath,
};
