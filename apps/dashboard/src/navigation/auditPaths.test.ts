import { expect, test } from 'vitest';
import { isOfPart } from './auditParts.ts';
import { pathsIn } from './paths.ts';

test('the screens stand where the specification puts them', () => {
  const { siteAudit } = pathsIn.dashboard.audits;
  expect(siteAudit.latest('p')).toBe('/dashboard/projects/p/site-audit');
  expect(siteAudit.overview('p', 's')).toBe('/dashboard/projects/p/scans/s/site-audit');
  expect(siteAudit.issues('p', 's', 'BROKEN_LINK')).toBe(
    '/dashboard/projects/p/scans/s/site-audit/issues/broken-link',
  );
});

test.each([
  ['brokenLinks', 'broken-links'],
  ['duplicateTitles', 'duplicate-titles'],
  ['duplicateMetaDescriptions', 'duplicate-meta-descriptions'],
] as const)('the details of %s lie elsewhere than their overview', (part, segment) => {
  const paths = pathsIn.public.audits[part];
  expect(paths.overview('p', 's')).toBe(`/projects/p/scans/s/${segment}`);
  expect(paths.issues('p', 's', 'X_Y')).toBe(`/projects/p/${segment}/s/issues/x-y`);
});

test('what stands in an id can’t leave its part of an address', () => {
  expect(pathsIn.public.audits.siteAudit.issues('../p', 's/:scanId', '../../x')).toBe(
    '/projects/..%2Fp/scans/s%2F%3AscanId/site-audit/issues/..%2F..%2Fx',
  );
});

test('a part has its own types, the whole has all and those that are not known yet', () => {
  expect(isOfPart('brokenLinks', 'broken-image')).toBe(true);
  expect(isOfPart('brokenLinks', 'title-too-long')).toBe(false);
  expect(isOfPart('brokenLinks', 'of-tomorrow')).toBe(false);
  expect(isOfPart('siteAudit', 'of-tomorrow')).toBe(true);
});
