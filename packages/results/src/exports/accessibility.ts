export {
  CategoriesTable,
  type CategoriesTableProps,
} from '../accessibility/CategoriesTable.tsx';
export { categoriesViewSpec } from '../accessibility/categoriesViewSpec.ts';
export { DisabilityList } from '../findings/DisabilityList.tsx';
export { FixPrompt, type FixPromptProps } from '../findings/FixPrompt.tsx';
export type { IssueHost, SeenElement } from '../findings/IssueHost.ts';
export { IssueList, type IssueListProps } from '../findings/IssueList.tsx';
export type { IssueRows } from '../findings/IssueRows.ts';
export { IssuesOnPage, type IssuesOnPageProps } from '../findings/IssuesOnPage.tsx';
export { IssueView, type IssueViewProps } from '../findings/IssueView.tsx';
export type { PromptLinks } from '../findings/PromptLinks.ts';
export { RedactionPrompt, type RedactionPromptProps } from '../findings/RedactionPrompt.tsx';
export { RuleHeader, type RuleHeaderProps } from '../findings/RuleHeader.tsx';
export {
  RulePagesTable,
  type RulePagesTableProps,
} from '../findings/RulePagesTable.tsx';
export { rulePagesViewSpec } from '../findings/rulePagesViewSpec.ts';
