import type {
  AccessibilityIssue,
  CheckResult,
  MobileFriendlyIssueId,
  RelatedNode,
} from '@sitelens/api-client/contract';

interface WrittenMobileIssue {
  html?: string;
  /** What the check of the issue measured. */
  data?: NonNullable<CheckResult['data']>;
  /** The body's widths, in CSS pixels. */
  widths?: NonNullable<AccessibilityIssue['data']>;
  relatedNodes?: readonly RelatedNode[];
}

/** For stories and tests: a mobile-friendliness issue in the form that the scanner gives. */
export function mobileIssueOf(
  ruleId: MobileFriendlyIssueId,
  { html = '<body>', data, widths, relatedNodes = [] }: WrittenMobileIssue = {},
): AccessibilityIssue {
  return {
    id: ruleId,
    ruleId,
    html,
    target: ['body'],
    relatedNodes: [...relatedNodes],
    screenSizes: ['phone'],
    boundingBoxes: { phone: { top: 0, bottom: 0.5, left: 0, right: 1 } },
    ...(widths && { data: widths }),
    redacted: false,
    pageUrl: 'https://www.example.com/shop',
    tags: [],
    possibleSolutions: [{ id: ruleId, message: '', ...(data && { data }) }],
    mustMatchAll: [],
    mustNotMatch: [],
    impact: 'serious',
    screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
  };
}
