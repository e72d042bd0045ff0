import type { HeadingLevel } from '@sitelens/ui/primitives';
import { siteAuditType } from '../catalogue/siteAuditTypes.ts';
import { ArticleOnDemand } from './ArticleOnDemand.tsx';
import { siteAuditArticleParts } from './siteAuditArticleParts.ts';
import { useMissingArticle } from './useMissingArticle.ts';

export interface SiteAuditArticleProps {
  /** One that the catalogue doesn't know is reported, and nothing is shown. */
  issueType: string;
  /** Of its parts' headings. Default: 3. */
  level?: HeadingLevel;
}

/** The help article on a type of site-audit issue, loaded when it is shown. */
export function SiteAuditArticle({ issueType, level = 3 }: SiteAuditArticleProps) {
  const id = siteAuditType(issueType)?.article;
  useMissingArticle('issueType', issueType, !id);
  if (!id) return null;
  return <ArticleOnDemand key={id} part={siteAuditArticleParts[id]} level={level} />;
}
