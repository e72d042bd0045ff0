import { useEffect, useSyncExternalStore } from 'react';
import type { PartOnDemand, PartState } from './partOnDemand.ts';

const WAITING = { status: 'waiting' } as const;
const waiting = () => WAITING;

/** Loads a part when its reader appears. On a server, and in the first render after it, it waits. */
export function useOnDemand<Part>(part: PartOnDemand<Part>): PartState<Part> {
  const state = useSyncExternalStore<PartState<Part>>(part.subscribe, part.state, waiting);
  useEffect(() => part.load(), [part]);
  return state;
}
