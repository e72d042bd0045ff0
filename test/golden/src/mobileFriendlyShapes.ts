import type {
  AccessibilityCategory,
  AccessibilityCategoryList,
  AccessibilityIssue,
  AccessibilityIssueList,
  AccessibilityRulePageList,
  Impact,
  MobileFriendlyCategory,
  MobileFriendlyCategoryList,
  MobileFriendlyIssue,
  MobileFriendlyIssueList,
  MobileFriendlyIssuePageList,
} from '@sitelens/api-client/contract';

/** What the calls about mobile usability answer, out of the lists that both kinds of findings have in common. */

export function toMobileFriendlyCategories({
  data,
  facets: { impact, sinceLastScan },
  ...rest
}: AccessibilityCategoryList): MobileFriendlyCategoryList {
  return { ...rest, data: data.map(toCategory), facets: { impact, sinceLastScan } };
}

export function toMobileFriendlyIssuePages({
  rule,
  ...list
}: AccessibilityRulePageList): MobileFriendlyIssuePageList {
  return { ...list, issue: toCategory(rule) };
}

export function toMobileFriendlyIssues(
  { content, totalElements, ...rest }: AccessibilityIssueList,
  impact: Impact,
  { page = 0, size = totalElements }: { readonly page?: number; readonly size?: number },
): MobileFriendlyIssueList {
  return {
    data: { impact, issues: content.map(withItsBox) },
    paginationDetails: { totalRecords: totalElements, currentPage: page, limit: size },
    ...rest,
  };
}

function toCategory({
  tags: _,
  disabilitiesAffected: _disabilities,
  ...category
}: AccessibilityCategory): MobileFriendlyCategory {
  return category;
}

function withItsBox(issue: AccessibilityIssue): MobileFriendlyIssue {
  const { phone } = issue.boundingBoxes;
  return phone ? { ...issue, boundingBox: phone } : issue;
}
