import { expect, test } from 'vitest';
import {
  goldenCategories,
  goldenCommonComponents,
  goldenIssueBoxes,
  goldenIssues,
  goldenPages,
  goldenRulePages,
  goldenScan,
} from './index.ts';

const ALL = 1_000;
const all = goldenCategories(0, ALL).data;

test('the rules hold all issues of the scan, the most severe first', () => {
  expect(all.reduce((total, { totalIssues }) => total + totalIssues, 0)).toBe(goldenScan.accessibilityIssues);
  expect(all[0]).toMatchObject({ id: 'image-alt', impact: 'critical', totalIssues: 6, totalPages: 5 });
  expect(all.at(-1)?.impact).toBe('minor');
});

test('the rules come in the order that is asked for', () => {
  const ids = goldenCategories(0, ALL, { orderBy: 'id', order: 'asc' }).data.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  const pages = goldenCategories(0, ALL, { orderBy: 'totalPages' }).data.map(({ totalPages }) => totalPages);
  expect(pages).toEqual(pages.toSorted((a, b) => b - a));
});

test('a facet says how many rules its filter lets through', () => {
  const { facets } = goldenCategories();
  for (const { value, count } of facets.tags) {
    expect(goldenCategories(0, ALL, { filterTags: [value] }).data).toHaveLength(count);
  }
  for (const { value, count } of facets.sinceLastScan) {
    expect(count).toBeGreaterThan(0);
    expect(
      goldenCategories(0, ALL, { filterSinceLastScan: [value] }).data.filter((row) => row.totalIssues > 0),
    ).toHaveLength(count);
  }
});

test('filters of two columns must both let a rule through, and an unknown value matches nothing', () => {
  const view = { filterImpact: ['critical', 'minor'], filterDisabilitiesAffected: ['MOBILITY'] };
  const rows = goldenCategories(0, ALL, view).data;
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(view.filterImpact).toContain(row.impact);
    expect(row.disabilitiesAffected).toContain('MOBILITY');
  }
  expect(goldenCategories(0, ALL, { filterImpact: ['catastrophic'] }).data).toEqual([]);
});

test('a page with fixed issues only is listed where these are asked for', () => {
  const pagesWith = (ruleId: string, filterSinceLastScan: string[]) =>
    goldenRulePages(ruleId, { filterSinceLastScan }).content;
  const fixed = all.flatMap(({ id }) => pagesWith(id, ['FIXED']));
  expect(fixed.every(({ sinceLastScan }) => (sinceLastScan?.fixed ?? 0) > 0)).toBe(true);
  const without = fixed.filter(({ totalIssues }) => totalIssues === 0);
  expect(without.length).toBeGreaterThan(0);
  for (const { id } of without) {
    expect(goldenRulePages(id.split(':')[0] ?? '').content.map((row) => row.id)).not.toContain(id);
  }
});

test('fixed issues come last, without boxes, and have none in the list of boxes', () => {
  const filter = ['NEW', 'UNCHANGED', 'FIXED'];
  const lists = all.flatMap(({ id }) =>
    goldenPages.map((page) => ({
      issues: goldenIssues(page.id, id, { filterSinceLastScan: filter }).content,
      boxes: goldenIssueBoxes(page.id, id, filter).content,
    })),
  );
  const withFixed = lists.filter(({ issues }) => issues.at(-1)?.sinceLastScan === 'FIXED');
  expect(withFixed.length).toBeGreaterThan(0);
  for (const { issues, boxes } of lists) {
    const present = issues.filter(({ sinceLastScan }) => sinceLastScan !== 'FIXED');
    expect(issues.slice(0, present.length)).toEqual(present);
    expect(boxes.map(({ id, position }) => [id, position])).toEqual(present.map(({ id }, at) => [id, at]));
  }
});

test('no two issues of a page have the same id; those of a common component have it on each page', () => {
  const idsOn = (pageId: string) =>
    all.flatMap(({ id }) =>
      goldenIssues(pageId, id, { filterSinceLastScan: ['NEW', 'UNCHANGED', 'FIXED'] }).content.map(
        (issue) => issue.id,
      ),
    );
  const pages = goldenPages.map((page) => idsOn(page.id));
  for (const ids of pages) expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(pages.flat()).size).toBeLessThan(pages.flat().length);
});

test('the parts that pages share are common components, though their numbers and addresses differ', () => {
  const found = goldenCommonComponents().content.map(({ ruleId, totalPages, examples }) => ({
    ruleId,
    totalPages,
    class: /class="([^"]+)"/.exec(examples[0]?.html ?? '')?.[1],
    ids: new Set(examples.map(({ target }) => target.join())).size,
  }));
  expect(found).toContainEqual({ ruleId: 'link-name', totalPages: 4, class: 'share-link', ids: 4 });
  expect(found).toContainEqual({ ruleId: 'color-contrast', totalPages: 4, class: 'readers', ids: 4 });
});

test('the common components are on two pages or more, with examples on different pages', () => {
  const { content } = goldenCommonComponents();
  expect(content.length).toBeGreaterThan(1);
  for (const { totalPages, examples, count } of content) {
    expect(totalPages).toBeGreaterThan(1);
    expect(count).toBeGreaterThanOrEqual(totalPages);
    expect(new Set(examples.map(({ pageId }) => pageId)).size).toBe(Math.min(5, totalPages));
  }
});
