export { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
export { HelpArticle, type HelpArticleProps } from '../help/HelpArticle.tsx';
export { HelpDialog, type HelpDialogProps } from '../help/HelpDialog.tsx';
export { IssueHelp, type IssueHelpProps } from '../help/IssueHelp.tsx';
