import { SITE_AUDIT_COLUMNS, SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import {
  artifacts,
  heading,
  image,
  metaTag,
  PAGE_URL,
  pageText,
  titleTag,
  unlinked,
} from './artifacts.testing.ts';
import { auditPage } from './siteAudit.ts';
import { SITE_AUDIT_CHECKS } from './siteAuditChecks.ts';

/** Found by asking for links, or by comparing pages. */
const FOUND_ELSEWHERE =
  /^BROKEN_|^(LINK_TO_REDIRECT|REQUEST_FAILED|BLOCKED_BY_ROBOTS)$|^DUPLICATE_(?!H1_AND)/;

const worst = artifacts(
  {
    titles: [titleTag('A'), titleTag('B')],
    metas: [metaTag('description', 'a'), metaTag('description', 'b'), metaTag('viewport', 'c')],
    hasIcon: false,
    headings: [heading(1, 'A'), heading(1, 'B'), heading(3, 'C')],
    images: [image({ alt: 'ABSENT' }), image({ alt: 'EMPTY' }), image({ src: 'ABSENT' })],
    unlinked: [unlinked(), unlinked({ href: 'EMPTY' })],
    references: [{ kind: 'link', url: 'http://localhost/' }],
  },
  {
    titles: [titleTag('A'), titleTag('B')],
    bases: ['<base>', '<base>'],
    metas: [metaTag('keywords', 'a'), metaTag('keywords', 'b'), metaTag('og:title', 'T')],
  },
);

test('every type that a page has alone is found by one check', () => {
  const checked = SITE_AUDIT_CHECKS.flatMap(({ issueTypes }) => issueTypes);
  expect([...checked].sort()).toEqual(
    SITE_AUDIT_ISSUE_TYPES.filter((type) => !FOUND_ELSEWHERE.test(type)).sort(),
  );
});

test('a check finds only its own types, and a row has the columns of its type', () => {
  const { records } = auditPage(worst);
  expect(records.length).toBeGreaterThan(12);
  for (const { issueType, issueDetails } of records) {
    expect(Object.keys(issueDetails).sort(), issueType).toEqual([...SITE_AUDIT_COLUMNS[issueType]].sort());
  }
  for (const check of SITE_AUDIT_CHECKS) {
    const others = SITE_AUDIT_CHECKS.filter((other) => other !== check).flatMap(
      ({ issueTypes }) => issueTypes,
    );
    expect(check.issueTypes.filter((type) => others.includes(type))).toEqual([]);
  }
});

test('records come in the order of the types', () => {
  const places = auditPage(worst).records.map(({ issueType }) => SITE_AUDIT_ISSUE_TYPES.indexOf(issueType));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('nothing is wrong with a sound page', () => {
  expect(auditPage(artifacts({})).records).toEqual([]);
});

test('what is compared over the site: what is shown, and of Open Graph what was sent', () => {
  const shared = [metaTag('og:title', 'Sent', 'property'), metaTag('og:description', 'Told')];
  const { contents } = auditPage(
    artifacts(
      { headings: [heading(1, ''), heading(1, 'Oars')], metas: [metaTag('og:title', 'By a script')] },
      { metas: shared },
    ),
  );
  expect(contents).toEqual([
    { issueType: 'DUPLICATE_TITLE_TAGS', content: 'Oars of ash and spruce, for every kind of boat' },
    { issueType: 'DUPLICATE_H1_TAGS', content: 'Oars' },
    { issueType: 'DUPLICATE_META_OG_DESCRIPTION_TAGS', content: 'Told' },
    { issueType: 'DUPLICATE_META_OG_TITLE_TAGS', content: 'Sent' },
  ]);
});

test('a size without the evaluators gives nothing to compare and nothing to ask for', () => {
  const references = [{ kind: 'link', url: 'https://boats.example/sails' } as const];
  const page = artifacts(
    { headings: [heading(1, 'Oars')], references },
    { metas: [metaTag('og:title', 'Sent')] },
  );
  expect(auditPage(page).contents).not.toEqual([]);
  expect(auditPage(page).references).toEqual(references);
  const onPhone = auditPage({ ...page, screenSize: 'phone' });
  expect(onPhone.contents).toEqual([]);
  expect(onPhone.references).toEqual([]);
});

test('empty contents are not compared', () => {
  const empty = { content: pageText(''), html: '<title></title>' };
  expect(auditPage(artifacts({ titles: [empty], metas: [], headings: [] })).contents).toEqual([]);
});

test("neither the page itself nor the visitor's own device is to be requested", () => {
  const other = { kind: 'link', url: 'https://boats.example/sails' } as const;
  const { references } = auditPage(
    artifacts({
      references: [{ kind: 'link', url: PAGE_URL }, { kind: 'image', url: 'http://127.0.0.1/x' }, other],
    }),
  );
  expect(references).toEqual([other]);
});
