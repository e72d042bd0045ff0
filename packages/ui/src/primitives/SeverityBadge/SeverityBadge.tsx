import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { tokens } from '../../theme/tokens.ts';
import { useUiWords } from '../../words/useUiWords.ts';
import { BadgeRoot } from '../Badge/Badge.tsx';

/** The impacts of axe-core. */
export type Impact = keyof typeof tokens.severity;

/** One shape each, so that the severity is told without colour. */
export const SEVERITY_ICONS: Record<Impact, LucideIcon> = {
  critical: OctagonAlert,
  serious: TriangleAlert,
  moderate: CircleAlert,
  minor: Info,
};

/** A severity as icon, word and colour. */
export function SeverityBadge({ impact }: { impact: Impact }) {
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
