import type { MobileFriendlyCategory, MobileFriendlyIssue } from '@sitelens/api-client/contract';
import { goldenPages, goldenProject, goldenScan } from '@sitelens/golden';
import type { FakeService } from './fakeService.ts';

const SCAN = `GET /api/v1/projects/${goldenProject.id}/scans/${goldenScan.scanId}`;

/** The page that has the issues. */
export const mobilePage = goldenPages.find(({ url }) => url.endsWith('/shop/jackets')) ?? goldenPages[0];

const ISSUE_ID = 'tap-target-too-small';
const category: MobileFriendlyCategory = {
  id: ISSUE_ID,
  totalIssues: 12,
  totalPages: 1,
  impact: 'serious',
  sinceLastScan: { new: 12, unchanged: 0, fixed: 0 },
};

const issues = Array.from({ length: 12 }, (_, n): MobileFriendlyIssue => {
  const top = 0.05 + n * 0.06;
  const phone = { top, bottom: top + 0.02, left: 0.1, right: 0.25 };
  return {
    id: `tap-${n}`,
    ruleId: ISSUE_ID,
    html: `<a href="/shop/jackets?colour=${n}">`,
    target: [`.swatches > a:nth-child(${n + 1})`],
    relatedNodes: [],
    screenSizes: ['phone'],
    boundingBox: phone,
    boundingBoxes: { phone },
    redacted: false,
    pageUrl: mobilePage?.url ?? '',
    tags: [],
    possibleSolutions: [
      { id: ISSUE_ID, message: 'The target is 22 by 22 pixels; make it at least 48 by 48' },
    ],
    mustMatchAll: [],
    mustNotMatch: [],
    impact: 'serious',
    screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
  };
});

/** For tests: a service whose scan looked at mobile usability, and found one issue twelve times on one page. */
export function withMobileFriendly(service: FakeService): FakeService {
  const mobile = `${SCAN}/mobile-friendly`;
  const onPage = `${mobile}/pages/${mobilePage?.id}/${ISSUE_ID}`;
  const answer = (request: string, body: object) => service.answer(request, () => Response.json(body));
  const screenSizes = [{ screenSize: 'phone', evaluators: ['MOBILE_FRIENDLY'] }];
  answer(SCAN, { ...goldenScan, screenSizes });
  answer(`${mobile}/categories`, {
    data: [category],
    paginationDetails: { totalRecords: 1, currentPage: 0, limit: 10 },
    facets: {
      impact: [{ value: 'serious', count: 1 }],
      sinceLastScan: [{ value: 'NEW', count: 1 }],
    },
  });
  answer(`${mobile}/${ISSUE_ID}`, {
    content: [
      {
        id: `${ISSUE_ID}:${mobilePage?.id}`,
        pageId: mobilePage?.id,
        pageUrl: mobilePage?.url,
        thumbnails: { phone: mobilePage?.screenshots.THUMBNAIL.phone?.[0]?.fileName },
        totalIssues: 12,
        redacted: false,
        sinceLastScan: category.sinceLastScan,
      },
    ],
    totalElements: 1,
    issue: category,
  });
  answer(onPage, {
    data: { impact: 'serious', issues: issues.slice(0, 10) },
    paginationDetails: { totalRecords: 12, currentPage: 0, limit: 10 },
  });
  answer(`${onPage}/boxes`, {
    content: issues.map(({ id, target, boundingBoxes }, position) => ({
      id,
      position,
      target,
      boundingBoxes,
    })),
    totalElements: 12,
  });
  return service;
}
