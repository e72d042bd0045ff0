import { Badge, Inline, ProgressBar, Spinner, Stack, Text } from '@sitelens/ui/primitives';
import { countedProgress } from '../overview/countedProgress.ts';
import { useFreemiumWords } from '../words/freemium.ts';
import { useOverviewWords } from '../words/overview.ts';
import { useWaitingStage } from './useWaitingStage.ts';
import { type WaitingScan, type WaitingState, waitingState } from './WaitingScan.ts';

const TONES = {
  running: 'info',
  gathering: 'info',
  finished: 'success',
  failed: 'danger',
} as const satisfies Record<WaitingState, string>;

/** What is done for a visitor meanwhile, and, beside it, what the scan says of itself. */
export function WaitingProgress({ scan }: { scan: WaitingScan }) {
  const t = useFreemiumWords();
  const state = waitingState(scan);
  return (
    <Stack gap="s">
      <Inline justify="space-between" gap="s">
        {state === 'running' || state === 'gathering' ? (
          <Stage state={state} />
        ) : (
          <Text weight="medium">{endNote(t, scan, state)}</Text>
        )}
        <Badge tone={TONES[state]} {...(state === 'running' && { icon: <Spinner label="" /> })}>
          {t(`freemium.waiting.states.${state}`)}
        </Badge>
      </Inline>
      {(state === 'running' || state === 'gathering') && <Running scan={scan} />}
    </Stack>
  );
}

/** By how long one has waited; once all pages are done that is said instead. */
function Stage({ state }: { state: 'running' | 'gathering' }) {
  const t = useFreemiumWords();
  const stage = useWaitingStage();
  const words =
    state === 'gathering'
      ? 'freemium.waiting.states.gathering'
      : (`freemium.waiting.stages.${stage}` as const);
  return <Text weight="medium">{t(words)}…</Text>;
}

function Running({ scan }: { scan: WaitingScan }) {
  const t = useFreemiumWords();
  const ofScan = useOverviewWords();
  const { isIndefinite, done, found } = countedProgress(scan.progress);
  const phase = ofScan(`overview.progress.phases.${scan.progress.phase}`);
  return (
    <>
      <ProgressBar
        label={t('freemium.waiting.bar')}
        // One page has no halves: a bar that stands at nothing would look stuck.
        value={isIndefinite || found <= 1 ? null : done}
        max={Math.max(1, found)}
        valueText={phase}
      />
      <Text size="s" tone="muted">
        {t('freemium.waiting.now', { phase })}
      </Text>
      <Text size="s" tone="muted">
        {t('freemium.waiting.note')}
      </Text>
    </>
  );
}

function endNote(
  t: ReturnType<typeof useFreemiumWords>,
  { accessibilityIssues }: WaitingScan,
  state: 'finished' | 'failed',
): string {
  if (state === 'failed') return t('freemium.waiting.announcedFailure');
  return t('freemium.waiting.finishedNote', { count: accessibilityIssues });
}
