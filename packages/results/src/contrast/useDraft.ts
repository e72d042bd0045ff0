import { useState } from 'react';
import { colourText, type ParsedColour } from './colour/parseColour.ts';
import { type Reading, readColour, type Side } from './readColour.ts';
import { useSettled } from './useSettled.ts';

/** Who is still typing is not told that it is wrong. */
const PAUSE_MS = 700;

/** What stands in a colour's field: what was typed, as long as the colour is what became of it. */
export function useDraft(side: Side, colour: ParsedColour, onRead: (colour: ParsedColour) => void) {
  const current = colourText(colour);
  const [draft, setDraft] = useState<{ text: string; standsFor: string; isLeft: boolean }>();
  const isOwn = draft?.standsFor === current;
  // The colour has become another one elsewhere: what was typed before is not to come back.
  if (draft !== undefined && !isOwn) setDraft(undefined);
  const text = isOwn ? draft.text : current;
  const settled = useSettled(text, PAUSE_MS);
  const reading: Reading = isOwn ? readColour(side, text) : { colour };
  const isToBeSaid = (isOwn && draft.isLeft) || settled === text;

  function type(typed: string) {
    const read = readColour(side, typed);
    const standsFor = 'colour' in read ? colourText(read.colour) : current;
    setDraft({ text: typed, standsFor, isLeft: false });
    if ('colour' in read) onRead(read.colour);
  }

  return {
    text,
    fault: 'fault' in reading && isToBeSaid ? reading : undefined,
    type,
    leave: () => setDraft((last) => last && { ...last, isLeft: true }),
  };
}
