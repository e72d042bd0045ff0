import { useEffect, useState } from 'react';
import { STAGE_CHANGES_MS, type WaitingStage, waitingStageAt } from './waitingStage.ts';

/** The stage of a wait that begins when it is first shown. It is not read off a clock, which may be wrong. */
export function useWaitingStage(): WaitingStage {
  const [stage, setStage] = useState<WaitingStage>(() => waitingStageAt(0));
  useEffect(() => {
    const timers = STAGE_CHANGES_MS.map((ms) => setTimeout(() => setStage(waitingStageAt(ms)), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return stage;
}
