import {
  type AccessibilityIssue,
  MOBILE_FRIENDLY_ISSUE_IDS,
  type MobileFriendlyIssueList,
  type MobileFriendlyIssuePageList,
  type PageList,
} from '@sitelens/api-client/contract';
import { sitePages } from '@sitelens/test-site';
import { compareMobile, nameElements } from '@sitelens/test-site/comparison';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScannedDemo } from '../scannedDemo.ts';

type Found = AccessibilityIssue & { readonly path: string };

/** Element by element, each with a box; of every page that there is. The killed scan is held to the site audit. */
export async function findWhatWasPlanted(demo: ScannedDemo): Promise<void> {
  const member = await demo.openAsMember();
  const read = <Answer>(path: string) => readFromApi<Answer>(member, demo, path);
  const lists = await Promise.all([0, 1].map((page) => read<PageList>(`/pages?size=50&page=${page}`)));
  const scanned = lists.flatMap(({ data }) => data).filter(({ outcome }) => outcome === 'SCANNED');
  const pages = sitePages.filter(({ outcome, foundBy }) => outcome.kind === 'page' && foundBy !== 'frame');
  expect(scanned.map(({ url }) => pathOf(url)).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());

  const found: Found[] = [];
  for (const id of MOBILE_FRIENDLY_ISSUE_IDS) {
    const { content } = await read<MobileFriendlyIssuePageList>(`/mobile-friendly/${id}?size=50`);
    for (const { pageId, pageUrl } of content) {
      const { data } = await read<MobileFriendlyIssueList>(`/mobile-friendly/pages/${pageId}/${id}?size=50`);
      found.push(...data.issues.map((issue) => ({ ...issue, path: pathOf(pageUrl) })));
    }
  }
  const named = await nameElements(
    await member.context().newPage(),
    new URL(demo.project.startUrl).origin,
    found,
  );
  expect(compareMobile(named)).toEqual({ missing: [], unexpected: [] });
  expect(found.filter(({ boundingBoxes }) => boundingBoxes.phone === undefined)).toEqual([]);
  await member.context().close();
}

async function readFromApi<Answer>(
  member: Page,
  { address, project, scanId }: ScannedDemo,
  path: string,
): Promise<Answer> {
  const scan = `${address}/api/v1/projects/${project.id}/scans/${scanId}`;
  const answer = await member.request.get(scan + path);
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
