import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { EVALUATORS } from '@sitelens/scanner';
import { expect, test } from 'vitest';
import {
  goldenCategories,
  goldenIssueBoxes,
  goldenMobileFriendlyCategories,
  goldenMobileFriendlyIssuePages,
  goldenMobileFriendlyIssues,
  goldenPage,
  goldenPages,
  goldenScan,
} from './index.ts';

const ALL = ['NEW', 'UNCHANGED', 'FIXED'];
const all = goldenMobileFriendlyCategories(0, 50).data;

/** Every list of an issue on a page, fixed elements among them. */
const lists = MOBILE_FRIENDLY_ISSUE_IDS.flatMap((issueId) =>
  goldenPages.map((page) => ({
    page,
    issueId,
    issues: goldenMobileFriendlyIssues(page.id, issueId, { filterSinceLastScan: ALL }).data.issues,
    boxes: goldenIssueBoxes(page.id, issueId, ALL).content,
  })),
);

test('the scan did at each size what the scanner does now', () => {
  expect(
    Object.fromEntries(goldenScan.screenSizes.map((size) => [size.screenSize, size.evaluators])),
  ).toEqual(EVALUATORS);
});

test('every issue is there, the most severe first, and among no rules of accessibility', () => {
  expect(all.map(({ id }) => id).toSorted()).toEqual(MOBILE_FRIENDLY_ISSUE_IDS.toSorted());
  expect(all[0]?.impact).toBe('critical');
  expect(all.at(-1)?.impact).toBe('minor');
  const rules = goldenCategories(0, 1_000).data.map(({ id }) => id);
  for (const id of MOBILE_FRIENDLY_ISSUE_IDS) expect(rules).not.toContain(id);
});

test('the lists of an issue agree with its category', () => {
  for (const { id, totalIssues, totalPages } of all) {
    const { content, issue } = goldenMobileFriendlyIssuePages(id);
    expect(issue).toMatchObject({ id, totalIssues });
    expect(content).toHaveLength(totalPages);
    const onPages = content.map(({ pageId }) => goldenMobileFriendlyIssues(pageId, id).data.issues.length);
    expect(onPages).toEqual(content.map((row) => row.totalIssues));
  }
});

test('each element has its box on the phone, and one that is fixed has none', () => {
  for (const { issues, boxes } of lists) {
    const present = issues.filter(({ sinceLastScan }) => sinceLastScan !== 'FIXED');
    expect(present.every(({ boundingBox }) => boundingBox !== undefined)).toBe(true);
    expect(boxes.map(({ boundingBoxes }) => boundingBoxes.phone)).toEqual(
      present.map(({ boundingBox }) => boundingBox),
    );
  }
  const fixed = lists
    .flatMap(({ issues }) => issues)
    .filter(({ sinceLastScan }) => sinceLastScan === 'FIXED');
  expect(fixed.length).toBeGreaterThan(0);
  for (const { boundingBox } of fixed) expect(boundingBox).toBeUndefined();
});

test('pages whose markers stories show have their pictures at the phone alone', () => {
  const [row] = goldenMobileFriendlyIssuePages('tap-target-too-small').content;
  const { SCREENSHOT, THUMBNAIL } = goldenPage(row?.pageId ?? '')?.screenshots ?? {};
  expect(Object.keys(SCREENSHOT ?? {})).toEqual(['phone']);
  expect(row?.thumbnails.phone).toBe(THUMBNAIL?.phone?.[0]?.fileName);
});
