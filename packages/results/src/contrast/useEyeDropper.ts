import { useSyncExternalStore } from 'react';
import { type ParsedColour, parseColour } from './colour/parseColour.ts';

/** EyeDropper API (WICG): in Chromium only, and only in secure contexts. */
interface WindowWithEyeDropper extends Window {
  readonly EyeDropper?: new () => { open: () => Promise<{ readonly sRGBHex: string }> };
}

const eyeDropperOf = (place: WindowWithEyeDropper) => place.EyeDropper;
const neverChanges = () => () => undefined;

/** What came of picking: a colour, nothing if it was left off, or a failure of the browser's. */
export type Picked = ParsedColour | 'left' | 'failed';

/** Lets a person pick a colour anywhere on the screen, where the browser can; a server can't. */
export function useEyeDropper(): (() => Promise<Picked>) | undefined {
  const isThere = useSyncExternalStore(
    neverChanges,
    () => eyeDropperOf(window) !== undefined,
    () => false,
  );
  return isThere ? pick : undefined;
}

async function pick(): Promise<Picked> {
  const EyeDropper = eyeDropperOf(window);
  if (EyeDropper === undefined) return 'failed';
  try {
    const { sRGBHex } = await new EyeDropper().open();
    const colour = parseColour(sRGBHex);
    return typeof colour === 'string' ? 'failed' : colour;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'failed';
  }
}
