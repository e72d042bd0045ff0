import { useRef, useState } from 'react';
import { areSame, type ContrastColours, DEFAULT_COLOURS } from './ContrastColours.ts';

/** How colours came to change. */
export interface ColoursChange {
  /**
   * Whether it goes on from the change before, as further keys and moves of a slider do: together they are
   * one step to go back from.
   */
  readonly isContinued: boolean;
}

export interface ColoursState {
  /** The colours shown, where the host keeps them. */
  colours?: ContrastColours | undefined;
  /** The colours at first, where it doesn't. */
  defaultColours?: ContrastColours | undefined;
  onColoursChange?: ((colours: ContrastColours, change: ColoursChange) => void) | undefined;
}

/** After so long, the same control starts a step of its own. */
const STEP_ENDS_AFTER_MS = 1_000;
const MOST_STEPS = 100;

/** The colours, the host's or its own, and the way back. */
export function useColours({ colours, defaultColours = DEFAULT_COLOURS, onColoursChange }: ColoursState) {
  const [own, setOwn] = useState(colours ?? defaultColours);
  const [past, setPast] = useState<readonly ContrastColours[]>([]);
  const last = useRef<{ control: string; at: number }>(undefined);
  const shown = colours ?? own;
  // The host has gone elsewhere by itself, such as back: what comes after that is no step any more.
  if (!areSame(shown, own)) {
    setOwn(shown);
    setPast(stepsUntil(shown, past));
  }

  function show(next: ContrastColours, isContinued: boolean) {
    setOwn(next);
    onColoursChange?.(next, { isContinued });
  }

  /** @param control which moves on in small steps, if it does */
  function change(next: ContrastColours, control?: string) {
    if (areSame(next, shown)) return;
    const at = performance.now();
    const isContinued =
      control !== undefined && last.current?.control === control && at - last.current.at < STEP_ENDS_AFTER_MS;
    last.current = control === undefined ? undefined : { control, at };
    if (!isContinued) setPast([...past, shown].slice(-MOST_STEPS));
    show(next, isContinued);
  }

  function undo() {
    const before = past.at(-1);
    if (before === undefined) return;
    last.current = undefined;
    setPast(past.slice(0, -1));
    show(before, false);
  }

  return { colours: shown, change, undo, canUndo: past.length > 0 };
}

function stepsUntil(shown: ContrastColours, past: readonly ContrastColours[]): readonly ContrastColours[] {
  const index = past.findLastIndex((before) => areSame(before, shown));
  return index === -1 ? past : past.slice(0, index);
}
