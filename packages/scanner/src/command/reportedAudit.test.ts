import { expect, it } from 'vitest';
import { scanned } from '../crawl/siteGraph.testing.ts';
import { reportedAudit } from './reportedAudit.ts';

const url = 'https://www.example.com/';
const missingTitle = { issueType: 'MISSING_TITLE', issueDetails: { page_url: { href: url } } } as const;
const blocked = { issueType: 'BLOCKED_BY_ROBOTS', issueDetails: { url: { href: `${url}private` } } } as const;

function page(path: string, content: string) {
  const result = scanned();
  const contents = [{ issueType: 'DUPLICATE_TITLE_TAGS', content }] as const;
  return {
    url: `${url}${path}`,
    result:
      result.outcome === 'SCANNED'
        ? { ...result, siteAudit: { records: [missingTitle], contents, references: [] } }
        : result,
  };
}

it("puts what was found on pages, over the site and at links into the catalogue's order", () => {
  const audit = reportedAudit([page('a', 'Same'), page('b', 'Same'), { url }], [blocked]);
  expect(audit.map(({ issueType }) => issueType)).toEqual([
    'DUPLICATE_TITLE_TAGS',
    'MISSING_TITLE',
    'MISSING_TITLE',
    'BLOCKED_BY_ROBOTS',
  ]);
  expect(audit[0]).toMatchObject({ totalPages: 2 });
});
