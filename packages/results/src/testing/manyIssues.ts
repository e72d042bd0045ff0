import type { AccessibilityIssue, BoundingBox } from '@sitelens/api-client/contract';
import { HttpResponse, http } from 'msw';

/** For stories and tests: a rule that fails as often as one likes on a page, as the API answers for it. */

const RULE_ON_PAGE = '*/api/v1/projects/:projectId/scans/:scanId/accessibility/pages/:pageId/:ruleId';

/** Copies of an issue with ids `many-0`, `many-1`, …, spread over the page. */
export function manyIssues(pattern: AccessibilityIssue, total: number): readonly AccessibilityIssue[] {
  return Array.from({ length: total }, (_, index) => ({
    ...pattern,
    id: `many-${index}`,
    html: pattern.html.replace(/^<(\w+)/, `<$1 id="many-${index}"`),
    target: [`#many-${index}`],
    boundingBoxes: { desktop: boxAt(index, total), phone: boxAt(index, total) },
  }));
}

function boxAt(index: number, total: number): BoundingBox {
  const top = 0.02 + (0.95 * index) / total;
  const left = 0.1 + 0.2 * (index % 4);
  return { top, bottom: Math.min(1, top + 0.012), left, right: left + 0.15 };
}

/** Answers to the two calls for a rule's issues on a page. */
export function issueHandlers(issues: readonly AccessibilityIssue[]) {
  return [
    http.get(`${RULE_ON_PAGE}/boxes`, () =>
      HttpResponse.json({
        content: issues.slice(0, 5_000).map(({ id, target, boundingBoxes }, position) => ({
          id,
          position,
          target,
          boundingBoxes,
        })),
        totalElements: issues.length,
      }),
    ),
    http.get(RULE_ON_PAGE, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const size = Number(searchParams.get('size') ?? 10);
      const from = Number(searchParams.get('page') ?? 0) * size;
      return HttpResponse.json({ content: issues.slice(from, from + size), totalElements: issues.length });
    }),
  ];
}
