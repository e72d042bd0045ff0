import { type ColourFault, type ParsedColour, parseColour } from './colour/parseColour.ts';
import { seenOn } from './colour/seenOn.ts';
import type { Hex } from './colour/wcagContrast.ts';

/** Which of the two colours. */
export type Side = 'text' | 'background';

/** What a person's text says: a colour, or why it is none that can be compared. */
export type Reading =
  | { readonly colour: ParsedColour }
  | { readonly fault: ColourFault }
  | { readonly fault: 'translucent'; readonly seenOnWhite: Hex };

/** Reads a colour for one of the two sides: a background has to be opaque. */
export function readColour(side: Side, text: string): Reading {
  const colour = parseColour(text);
  if (typeof colour === 'string') return { fault: colour };
  if (side === 'background' && colour.alpha < 1) {
    return { fault: 'translucent', seenOnWhite: seenOn(colour.hex, colour.alpha, '#ffffff') };
  }
  return { colour };
}
