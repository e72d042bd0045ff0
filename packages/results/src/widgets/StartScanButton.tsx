import { ForbiddenError, ProblemError } from '@sitelens/api-client';
import {
  isRunning,
  latestScanQuery,
  type ParsedSubscription,
  startScanMutation,
} from '@sitelens/api-client/endpoints';
import { Badge, Button, Spinner, Tooltip, takeLostFocus, useToast } from '@sitelens/ui/primitives';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWidgetsWords } from '../words/widgets.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useMay } from './useMay.ts';

export interface StartScanButtonProps {
  projectId: string;
  /** `secondary` where the same stands beside it with more words. Default: `primary`. */
  variant?: 'primary' | 'secondary';
}

/**
 * Starts a crawl, for who may. While one runs a badge says so instead; with an expired trial or a used-up
 * quota it says what to do.
 */
export function StartScanButton({ projectId, variant = 'primary' }: StartScanButtonProps) {
  const client = useSitelensClient();
  const t = useWidgetsWords();
  const showToast = useToast();
  const { subscription, may } = useMay();
  const latest = useQuery(latestScanQuery(client, { projectId }));
  // The state of the mutation comes a moment later than the second click of a double click.
  const isStarting = useRef(false);
  const start = useMutation({
    ...startScanMutation(client, useQueryClient()),
    onSettled: () => {
      isStarting.current = false;
    },
    onError: (error) =>
      showToast({
        tone: 'danger',
        title: t('widgets.startScan.failed'),
        detail: t(failureWord(error)),
      }),
  });

  if (latest.data && isRunning(latest.data)) {
    return <RunningBadge takesFocus={start.isSuccess} />;
  }
  if (!may('startScan') || !subscription || latest.data === undefined) return null;
  const obstacle = obstacleTo(subscription);

  function handleClick() {
    if (obstacle !== undefined || isStarting.current) return;
    isStarting.current = true;
    start.mutate({ projectId });
  }

  const button = (
    <Button
      variant={variant}
      icon={<Play aria-hidden />}
      isLoading={start.isPending}
      aria-disabled={obstacle !== undefined}
      onClick={handleClick}
    >
      {t('widgets.startScan.start')}
    </Button>
  );
  return obstacle ? <Tooltip text={t(`widgets.startScan.${obstacle}`)}>{button}</Tooltip> : button;
}

/** Takes the place of the button; and its focus, which would else be lost. */
function RunningBadge({ takesFocus }: { takesFocus: boolean }) {
  const t = useWidgetsWords();
  const badge = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (takesFocus) takeLostFocus(badge.current);
  }, [takesFocus]);
  return (
    <span ref={badge} tabIndex={-1} style={{ outline: 'none' }}>
      <Badge tone="info" icon={<Spinner label="" />}>
        {t('widgets.startScan.running')}
      </Badge>
    </span>
  );
}

function obstacleTo(subscription: ParsedSubscription): 'trialExpired' | 'quotaExceeded' | undefined {
  if (subscription.trialExpired) return 'trialExpired';
  return subscription.isQuotaExceeded ? 'quotaExceeded' : undefined;
}

/** What the service knew better, by the key of its problem. */
const REFUSALS = {
  'scan-already-running': 'alreadyRunning',
  'invalid-quota': 'quotaExceeded',
  'trial-expired': 'trialExpired',
  'subscription-paused': 'paused',
  'subscription-inactive': 'inactive',
} as const;

function failureWord(error: Error) {
  if (error instanceof ForbiddenError) return 'widgets.forbidden';
  const key = error instanceof ProblemError ? error.key : '';
  return isRefusalKey(key)
    ? (`widgets.startScan.${REFUSALS[key]}` as const)
    : 'widgets.startScan.failedDetail';
}

function isRefusalKey(key: string): key is keyof typeof REFUSALS {
  return Object.hasOwn(REFUSALS, key);
}
