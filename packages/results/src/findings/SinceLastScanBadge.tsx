import type { SinceLastScan } from '@sitelens/api-client/contract';
import { Badge, type Tone } from '@sitelens/ui/primitives';
import { CircleCheck, type LucideIcon, Sparkle } from 'lucide-react';
import { useChangeName } from './useChangeName.ts';

const LOOKS: Readonly<Record<SinceLastScan, { tone: Tone; Icon?: LucideIcon }>> = {
  NEW: { tone: 'info', Icon: Sparkle },
  UNCHANGED: { tone: 'neutral' },
  FIXED: { tone: 'success', Icon: CircleCheck },
};

/** What has become of an issue since its page was last scanned; a value that isn't known is shown as it is. */
export function SinceLastScanBadge({ value }: { value: SinceLastScan }) {
  const nameOf = useChangeName();
  if (!Object.hasOwn(LOOKS, value)) return <Badge>{nameOf(value)}</Badge>;
  const { tone, Icon } = LOOKS[value];
  return (
    <Badge tone={tone} icon={Icon && <Icon aria-hidden />}>
      {nameOf(value)}
    </Badge>
  );
}
