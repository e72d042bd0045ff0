import { expect, test } from 'vitest';
import { defaultTableView } from '../table/tableViewParameters.ts';
import type { ListedProject } from './ListedProject.ts';
import { matchingProjects, projectsInView, projectsViewSpec } from './projectsView.ts';

function project(name: string, day: number, issues?: number): ListedProject {
  const startedAt = new Date(2026, 0, day);
  return {
    id: name,
    name,
    startUrl: `https://${name.toLowerCase()}.example/`,
    thumbnails: {},
    createdAtDate: startedAt,
    scans: issues === undefined ? [] : [{ status: 'COMPLETED', accessibilityIssues: issues, startedAt }],
  };
}

const projects = [project('Pine', 2, 30), project('Harbour', 3), project('Shop 10', 1, 4)];
const view = defaultTableView(projectsViewSpec);
const names = (list: readonly ListedProject[]) => list.map(({ name }) => name);

test('newest first, until a column is chosen', () => {
  expect(names(projectsInView(projects, view))).toEqual(['Harbour', 'Pine', 'Shop 10']);
  expect(names(projectsInView(projects, { ...view, orderBy: 'accessibility' }))).toEqual([
    'Pine',
    'Shop 10',
    'Harbour',
  ]);
  expect(names(projectsInView(projects, { ...view, orderBy: 'website', order: 'asc' }))).toEqual([
    'Harbour',
    'Pine',
    'Shop 10',
  ]);
});

test('a page of the view holds its own rows alone', () => {
  const many = Array.from({ length: 12 }, (_, index) => project(`Site ${index}`, index + 1));
  expect(projectsInView(many, { ...view, page: 1 })).toHaveLength(2);
});

test('a search looks into names and URLs, in any case', () => {
  expect(names(matchingProjects(projects, ' PINE '))).toEqual(['Pine']);
  expect(names(matchingProjects(projects, '.example'))).toHaveLength(3);
  expect(matchingProjects(projects, 'nowhere')).toEqual([]);
  expect(matchingProjects(projects, '')).toBe(projects);
});
