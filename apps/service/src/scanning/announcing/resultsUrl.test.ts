import { expect, it } from 'vitest';
import { projectUrl, resultsUrl } from './resultsUrl.ts';

const ORIGIN = 'https://sitelens.example';
const REFERENCE = { projectId: 'p', scanId: 's' };

it.each([
  [true, undefined, '/dashboard/projects/p/scans/s/accessibility'],
  [true, 'MOBILE_FRIENDLY', '/dashboard/projects/p/scans/s/mobile-friendly-test'],
  [true, 'BROKEN_LINK_CHECKER', '/dashboard/projects/p/scans/s/site-audit'],
  [true, 'SCREENSHOT', '/dashboard/projects/p/scans/s/accessibility'],
  [false, undefined, '/projects/p/scans/s/accessibility'],
  [false, 'SITE_AUDIT', '/projects/p/scans/s/site-audit'],
  [false, 'BROKEN_LINK_CHECKER', '/projects/p/scans/s/broken-links'],
] as const)('for a member %s, of %s, the results are at %s', (isForMember, evaluator, path) => {
  const reference = { ...REFERENCE, isForMember, ...(evaluator !== undefined && { evaluator }) };
  expect(resultsUrl(ORIGIN, reference)).toBe(`${ORIGIN}${path}`);
  expect(path.startsWith(projectUrl('', reference))).toBe(true);
});
