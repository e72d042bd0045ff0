export { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
export { HelpArticle, type HelpArticleProps } from '../help/HelpArticle.tsx';
export { HelpDialog, type HelpDialogProps } from '../help/HelpDialog.tsx';
export { IssueHelp, type IssueHelpProps } from '../help/IssueHelp.tsx';
export { SiteAuditArticle, type SiteAuditArticleProps } from '../help/SiteAuditArticle.tsx';
export { SiteAuditHelp, type SiteAuditHelpProps } from '../help/SiteAuditHelp.tsx';
