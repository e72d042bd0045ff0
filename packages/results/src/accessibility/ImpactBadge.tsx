import { IMPACTS } from '@sitelens/api-client/contract';
import { Badge, SeverityBadge, truncate } from '@sitelens/ui/primitives';

const LABEL_LENGTH = 40;

/** A severity as its badge; one that this package doesn't know, as the server names it. */
export function ImpactBadge({ impact }: { impact: string }) {
  const known = IMPACTS.find((one) => one === impact);
  return known === undefined ? (
    <Badge>{truncate(impact, LABEL_LENGTH)}</Badge>
  ) : (
    <SeverityBadge impact={known} />
  );
}
