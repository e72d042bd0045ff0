import type { ScanStatus } from '@sitelens/api-client/contract';
import { Badge, type Tone } from '@sitelens/ui/primitives';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, RefreshCw } from 'lucide-react';
import { useOverviewWords } from '../words/overview.ts';

const LOOKS: Readonly<Record<ScanStatus | 'NONE', { tone: Tone; Icon: LucideIcon }>> = {
  QUEUED: { tone: 'info', Icon: RefreshCw },
  RUNNING: { tone: 'info', Icon: RefreshCw },
  COMPLETED: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'danger', Icon: CircleX },
  NONE: { tone: 'neutral', Icon: CircleDashed },
};

/** How a scan stands; `NONE` where there has been none. */
export function ScanStatusBadge({ status }: { status: ScanStatus | 'NONE' }) {
  const t = useOverviewWords();
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(`overview.status.${status}`)}
    </Badge>
  );
}
