import { tokens } from '../../theme/tokens.ts';
import { Badge, BadgeRoot } from '../Badge/Badge.tsx';
import { type Impact, isImpact, SEVERITY_ICONS } from './severities.ts';
import { useSeverityName } from './useSeverityName.ts';

/** A severity as icon, word and colour. One that a newer server sends is shown plainly, by the name it has there. */
export function SeverityBadge({ impact }: { impact: string }) {
  const nameOf = useSeverityName();
  if (isImpact(impact)) return <KnownSeverity impact={impact} name={nameOf(impact)} />;
  return (
    <Badge>
      <bdi title={impact}>{nameOf(impact)}</bdi>
    </Badge>
  );
}

function KnownSeverity({ impact, name }: { impact: Impact; name: string }) {
  const { foreground, background } = tokens.severity[impact];
  const Icon = SEVERITY_ICONS[impact];
  return (
    <BadgeRoot $foreground={foreground} $background={background}>
      <Icon aria-hidden />
      {name}
    </BadgeRoot>
  );
}
