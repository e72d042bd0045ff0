export {
  CategoriesTable,
  type CategoriesTableProps,
} from '../accessibility/CategoriesTable.tsx';
export { DisabilityList } from '../accessibility/DisabilityList.tsx';
export { FixPrompt, type FixPromptProps } from '../accessibility/FixPrompt.tsx';
export type { IssueHost, SeenElement } from '../accessibility/IssueHost.ts';
export { IssueList, type IssueListProps } from '../accessibility/IssueList.tsx';
export type { IssueRows } from '../accessibility/IssueRows.ts';
export { IssuesOnPage, type IssuesOnPageProps } from '../accessibility/IssuesOnPage.tsx';
export { IssueView, type IssueViewProps } from '../accessibility/IssueView.tsx';
export type { PromptLinks } from '../accessibility/PromptLinks.ts';
export { RedactionPrompt, type RedactionPromptProps } from '../accessibility/RedactionPrompt.tsx';
export { RuleHeader, type RuleHeaderProps } from '../accessibility/RuleHeader.tsx';
export {
  RulePagesTable,
  type RulePagesTableProps,
} from '../accessibility/RulePagesTable.tsx';
export { categoriesViewSpec, rulePagesViewSpec } from '../accessibility/viewSpecs.ts';
