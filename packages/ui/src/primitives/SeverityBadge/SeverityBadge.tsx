import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { truncate } from '../../internal/truncate.ts';
import { tokens } from '../../theme/tokens.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { Badge, BadgeRoot } from '../Badge/Badge.tsx';

/** The impacts of axe-core. */
export type Impact = keyof typeof tokens.severity;

/** One shape each, so that the severity is told without colour. */
export const SEVERITY_ICONS: Record<Impact, LucideIcon> = {
  critical: OctagonAlert,
  serious: TriangleAlert,
  moderate: CircleAlert,
  minor: Info,
};

function isImpact(impact: string): impact is Impact {
  return Object.hasOwn(SEVERITY_ICONS, impact);
}

/** Longer than any severity's name that is one: of what else a server sends, the beginning is shown. */
const NAME_LENGTH = 40;

/** A severity as icon, word and colour. One that a newer server sends is shown plainly, by the name it has there. */
export function SeverityBadge({ impact }: { impact: string }) {
  if (isImpact(impact)) return <KnownSeverity impact={impact} />;
  return (
    <Badge>
      <bdi title={impact}>{truncate(impact, NAME_LENGTH)}</bdi>
    </Badge>
  );
}

function KnownSeverity({ impact }: { impact: Impact }) {
  const t = useUiWords();
  const { foreground, background } = tokens.severity[impact];
  const Icon = SEVERITY_ICONS[impact];
  return (
    <BadgeRoot $foreground={foreground} $background={background}>
      <Icon aria-hidden />
      {t(`severity.${impact}`)}
    </BadgeRoot>
  );
}
