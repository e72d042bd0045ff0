import { PAGE_ID, PROJECT_ID, SCAN_ID } from './wireSamples.testing.ts';

export const ofScan = { projectId: PROJECT_ID, scanId: SCAN_ID };
export const issues = {
  ...ofScan,
  pageId: PAGE_ID,
  accessibilityId: 'image-alt',
  page: 1,
  size: 50,
} as const;
export const boxes = {
  ...ofScan,
  pageId: PAGE_ID,
  accessibilityId: 'image-alt',
  filterSinceLastScan: ['NEW'],
} as const;
export const mobileCategories = { ...ofScan, page: 1, order: 'asc', filterImpact: ['serious'] } as const;
export const issuePages = { ...ofScan, issueId: 'text-too-small', orderBy: 'pageUrl' } as const;
export const mobileIssues = { ...ofScan, pageId: PAGE_ID, issueId: 'text-too-small', size: 25 } as const;
export const mobileBoxes = { ...ofScan, pageId: PAGE_ID, issueId: 'text-too-small' } as const;
export const auditIssues = { ...ofScan, issueType: 'BROKEN_LINK', page: 1, size: 50 } as const;
export const components = { ...ofScan, page: 2, order: 'asc', orderBy: 'ruleId' } as const;
export const rulePages = {
  ...ofScan,
  accessibilityId: 'image-alt',
  page: 0,
  size: 10,
  order: 'asc',
} as const;
