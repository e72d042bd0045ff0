/** What the waiting visitor reads, by how long they have waited (specification, platform, section 4). */
const STAGES = [
  { stage: 'robots', fromMs: 0 },
  { stage: 'sitemap', fromMs: 5_000 },
  { stage: 'scanning', fromMs: 10_000 },
  { stage: 'analysing', fromMs: 15_000 },
] as const;

export type WaitingStage = (typeof STAGES)[number]['stage'];

export const STAGE_CHANGES_MS: readonly number[] = STAGES.map(({ fromMs }) => fromMs).filter((ms) => ms > 0);

/** @param waitedMs milliseconds since the wait began; below 0 counts as none */
export function waitingStageAt(waitedMs: number): WaitingStage {
  return STAGES.findLast(({ fromMs }) => waitedMs >= fromMs)?.stage ?? 'robots';
}
