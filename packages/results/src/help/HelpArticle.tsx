import type { AccessibilityIssue } from '@sitelens/api-client/contract';
import type { HeadingLevel } from '@sitelens/ui/primitives';
import type { ReactNode } from 'react';
import { accessibilityRule } from '../catalogue/accessibilityRules.ts';
import { hasHelpArticle } from '../catalogue/helpArticleIds.ts';
import { ArticleOnDemand } from './ArticleOnDemand.tsx';
import { articleParts } from './articleParts.ts';
import { useMissingArticle } from './useMissingArticle.ts';

export interface HelpArticleProps {
  /** Of axe-core, or of mobile-friendliness. One without an article is reported, and nothing is shown: ask `hasHelpArticle` first. */
  ruleId: string;
  /** One of the rule's issues: the article then tells what was found there. */
  issue?: AccessibilityIssue | undefined;
  /** The issue's place as it looks, such as a `ScreenshotCrop`: only its host knows the page's pictures. */
  picture?: ReactNode;
  /** Of its parts' headings. Default: 3. */
  level?: HeadingLevel;
}

/** The help article on a rule, loaded when it is shown. */
export function HelpArticle({ ruleId, issue, picture, level = 3 }: HelpArticleProps) {
  const isThere = hasHelpArticle(ruleId);
  useMissingArticle('ruleId', ruleId, !isThere);
  if (!isThere) return null;
  const isToBeToldOf = issue?.ruleId === ruleId && !issue.redacted;
  return (
    <ArticleOnDemand
      key={ruleId}
      part={articleParts[ruleId]}
      rule={accessibilityRule(ruleId)}
      issue={isToBeToldOf ? issue : undefined}
      picture={picture}
      level={level}
    />
  );
}
