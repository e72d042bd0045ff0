export { IssuesOnPage, type IssuesOnPageProps } from '../findings/IssuesOnPage.tsx';
export { IssueView, type IssueViewProps } from '../findings/IssueView.tsx';
export { RuleHeader, type RuleHeaderProps } from '../findings/RuleHeader.tsx';
export { RulePagesTable, type RulePagesTableProps } from '../findings/RulePagesTable.tsx';
export { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
export {
  MobileFriendlyCategoriesTable,
  type MobileFriendlyCategoriesTableProps,
} from '../mobile/MobileFriendlyCategoriesTable.tsx';
export { mobileFriendlyCategoriesViewSpec } from '../mobile/mobileFriendlyCategoriesViewSpec.ts';
export { phoneIssue } from '../mobile/phoneIssue.ts';
