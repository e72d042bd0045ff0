import { IMPACTS } from '@sitelens/api-client/contract';
import { SeverityBadge, truncate } from '@sitelens/ui/primitives';
import { Plain } from './listParts.ts';

const NAME_LENGTH = 40;

/** A severity as its badge; one that this package doesn't know, as the server names it. */
export function ImpactBadge({ impact }: { impact: string }) {
  const known = IMPACTS.find((one) => one === impact);
  if (known !== undefined) return <SeverityBadge impact={known} />;
  return <Plain title={impact}>{truncate(impact, NAME_LENGTH)}</Plain>;
}
