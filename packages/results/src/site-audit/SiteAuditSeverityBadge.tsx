import { Badge, type Tone } from '@sitelens/ui/primitives';
import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { SiteAuditSeverity } from '../catalogue/siteAudit/siteAuditFacts.ts';
import { useSiteAuditWords } from '../words/siteAudit.ts';

const LOOKS: Readonly<Record<SiteAuditSeverity, { tone: Tone; Icon: LucideIcon }>> = {
  ISSUE: { tone: 'danger', Icon: OctagonAlert },
  WARNING: { tone: 'warning', Icon: TriangleAlert },
  INFO: { tone: 'info', Icon: Info },
};

/** How much a type of site-audit issue matters: as icon, word and colour. */
export function SiteAuditSeverityBadge({ severity }: { severity: SiteAuditSeverity }) {
  const t = useSiteAuditWords();
  const { tone, Icon } = LOOKS[severity];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`siteAudit.severities.${severity}`)}
    </Badge>
  );
}
