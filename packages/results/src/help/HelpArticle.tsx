import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { ArticleOnDemand } from './ArticleOnDemand.tsx';
import { articleParts } from './articleParts.ts';
import { useMissingArticle } from './useMissingArticle.ts';

export interface HelpArticleProps {
  /** A rule without an article is reported, and nothing is shown: ask `hasHelpArticle` first. */
  ruleId: string;
  /** One of the rule's issues: the article then tells what was found there. */
  issue?: AccessibilityIssue | undefined;
  /** Of its parts' headings. Default: 3. */
  level?: HeadingLevel;
}

/** The help article on a rule, loaded when it is shown. */
export function HelpArticle({ ruleId, issue, level = 3 }: HelpArticleProps) {
  const isThere = hasHelpArticle(ruleId);
  useMissingArticle(ruleId, !isThere);
  if (!isThere) return null;
  return <ArticleOnDemand {...{ ruleId, issue, level }} key={ruleId} part={articleParts[ruleId]} />;
}
