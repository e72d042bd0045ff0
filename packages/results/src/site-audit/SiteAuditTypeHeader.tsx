import type { HeadingLevel } from '@sitelens/ui/primitives';
import { siteAuditType } from '../catalogue/siteAuditTypes.ts';
import { KindHeader } from '../findings/KindHeader.tsx';
import { SiteAuditHelp } from '../help/SiteAuditHelp.tsx';
import { formatNumber } from '../internal/format.ts';
import { useSiteAuditWords } from '../words/siteAudit.ts';
import { siteAuditTitle } from './namedType.ts';
import { SiteAuditSeverityBadge } from './SiteAuditSeverityBadge.tsx';

export interface SiteAuditTypeHeaderProps {
  /** A type's name, such as `BROKEN_LINK`. */
  type: string;
  /** Left out while it isn't known. */
  totalIssues?: number | undefined;
  /** Default: 2. */
  level?: HeadingLevel;
}

/** What a type is about: its title with the count of issues, how much it matters, what it means, and how to fix it. */
export function SiteAuditTypeHeader({ type, totalIssues, level = 2 }: SiteAuditTypeHeaderProps) {
  const t = useSiteAuditWords();
  const info = siteAuditType(type);
  const count =
    totalIssues === undefined
      ? undefined
      : t('siteAudit.type.issues', { count: totalIssues, number: formatNumber(totalIssues) });
  return (
    <KindHeader
      title={siteAuditTitle(type)}
      count={count}
      description={info?.description}
      badges={info && <SiteAuditSeverityBadge severity={info.severity} />}
      actions={info?.helpArticle && <SiteAuditHelp issueType={type} />}
      level={level}
    />
  );
}
