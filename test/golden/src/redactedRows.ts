import type { AccessibilityIssue, AccessibilityRulePage } from '@sitelens/api-client/contract';

/** RFC 9562, section 5.9. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** A row that only says that there is one, and how many issues it has. */
export function redactedRulePage(row: AccessibilityRulePage, index: number): AccessibilityRulePage {
  return {
    id: `redacted:${index}`,
    pageId: NIL_UUID,
    pageUrl: '',
    thumbnails: {},
    totalIssues: row.totalIssues,
    redacted: true,
  };
}

/** An issue that only says that there is one. */
export function redactedIssue(issue: AccessibilityIssue, index: number): AccessibilityIssue {
  return {
    ...withoutFixes(issue),
    id: `redacted:${index}`,
    html: '',
    pageUrl: '',
    target: [],
    relatedNodes: [],
    boundingBoxes: {},
    screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
    redacted: true,
  };
}

/** An issue without how to mend it. */
export function withoutFixes(issue: AccessibilityIssue): AccessibilityIssue {
  return { ...issue, possibleSolutions: [], mustMatchAll: [], mustNotMatch: [] };
}
