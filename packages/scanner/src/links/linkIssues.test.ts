import { SITE_AUDIT_COLUMNS } from '@sitelens/api-client/contract';
import { expect, it } from 'vitest';
import type { ReferenceKind } from '../checks/siteAudit/record.ts';
import { linkIssues } from './linkIssues.ts';
import type { LinkResult } from './linkResult.ts';

const PAGE = 'https://www.example.com/page';
const URL_OF = 'https://elsewhere.example.net/x';
const KINDS: readonly ReferenceKind[] = ['link', 'image', 'javascript', 'css', 'cite'];

const issues = (result: LinkResult, kind: ReferenceKind) => linkIssues(result, { kind, url: URL_OF }, PAGE);
const typesOf = (result: LinkResult) =>
  KINDS.map((kind) =>
    issues(result, kind)
      .map(({ issueType }) => issueType)
      .join(),
  );

it('names what is broken by the kind of the reference', () => {
  const result = { outcome: 'BROKEN', httpStatus: 404, error: 'Not Found' } as const;
  expect(typesOf(result)).toEqual([
    'BROKEN_LINK',
    'BROKEN_IMAGE',
    'BROKEN_JAVASCRIPT',
    'BROKEN_CSS',
    'BROKEN_BLOCKQUOTE_CITE',
  ]);
  expect(issues(result, 'link')).toEqual([
    {
      issueType: 'BROKEN_LINK',
      issueDetails: {
        url: { href: URL_OF },
        status_code: { http_status: 404 },
        error: { text: 'Not Found' },
        page_url: { href: PAGE },
      },
    },
  ]);
});

it('leaves the status of a server that did not answer empty', () => {
  const [issue] = issues({ outcome: 'BROKEN', error: 'No such name.' }, 'link');
  expect(issue?.issueDetails).toMatchObject({ status_code: {}, error: { text: 'No such name.' } });
  const [failure] = issues({ outcome: 'REQUEST_FAILED', error: 'No answer.' }, 'css');
  expect(failure).toMatchObject({
    issueType: 'REQUEST_FAILED',
    issueDetails: { status_code: {}, error_text: { text: 'No answer.' } },
  });
});

it('says of links alone that they are redirected, and where they lead in the end', () => {
  const result = { outcome: 'REDIRECTED', httpStatus: 308, leadsTo: 'https://new.example.net/' } as const;
  expect(typesOf(result)).toEqual(['LINK_TO_REDIRECT', '', '', '', '']);
  expect(issues(result, 'link')[0]?.issueDetails).toEqual({
    link_url: { href: URL_OF },
    request_url: { href: 'https://new.example.net/' },
    status_code: { http_status: 308 },
    page_url: { href: PAGE },
  });
});

it('says of links and cites alone that robots.txt forbids them', () => {
  expect(typesOf({ outcome: 'BLOCKED_BY_ROBOTS' })).toEqual([
    'BLOCKED_BY_ROBOTS',
    '',
    '',
    '',
    'BLOCKED_BY_ROBOTS',
  ]);
});

it('finds nothing wrong with a good answer', () => {
  expect(typesOf({ outcome: 'OK' })).toEqual(['', '', '', '', '']);
});

it.each<LinkResult>([
  { outcome: 'BROKEN', httpStatus: 500, error: 'Internal Server Error' },
  { outcome: 'REQUEST_FAILED', error: 'No answer.' },
  { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: URL_OF },
  { outcome: 'BLOCKED_BY_ROBOTS' },
])('has the columns of its type and no others: $outcome', (result) => {
  for (const { issueType, issueDetails } of issues(result, 'link')) {
    expect(Object.keys(issueDetails).toSorted()).toEqual(SITE_AUDIT_COLUMNS[issueType].toSorted());
  }
});
