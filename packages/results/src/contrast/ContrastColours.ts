import { colourText, type ParsedColour, parseColour } from './colour/parseColour.ts';
import { seenOn } from './colour/seenOn.ts';
import { contrastRatio, type Hex } from './colour/wcagContrast.ts';

/** Two colours that are compared. */
export interface ContrastColours {
  readonly text: Hex;
  /** How opaque the text is: from 0 to 1, in steps of 1/255. */
  readonly textAlpha: number;
  /** Opaque: what lies behind it would decide how it looks. */
  readonly background: Hex;
}

/** The lightest grey that can be read on white: it shows what passes and what fails. */
export const DEFAULT_COLOURS: ContrastColours = { text: '#767676', textAlpha: 1, background: '#ffffff' };

/** The colour of the text as it is seen, and measured. */
export function seenText({ text, textAlpha, background }: ContrastColours): Hex {
  return seenOn(text, textAlpha, background);
}

/** The contrast ratio of the two as they are seen, from 1 to 21. */
export function ratioOf(colours: ContrastColours): number {
  return contrastRatio(seenText(colours), colours.background);
}

/** Text and background change places; a translucent text is then the opaque background that it was seen as. */
export function swapped(colours: ContrastColours): ContrastColours {
  return { text: colours.background, textAlpha: 1, background: seenText(colours) };
}

/** Whether they are the same colours, which needn't be the same object. */
export function areSame(one: ContrastColours, other: ContrastColours): boolean {
  return one.text === other.text && one.textAlpha === other.textAlpha && one.background === other.background;
}

/** The colours as parameters of an address: `rrggbb`, for a translucent text `rrggbbaa`. */
export interface ContrastParameters {
  readonly text: string;
  readonly background: string;
}

/** For an address that {@link parseContrastParameters} reads; without `#`, which would begin a fragment. */
export function contrastParameters({ text, textAlpha, background }: ContrastColours): ContrastParameters {
  const ofText = colourText({ hex: text, alpha: textAlpha });
  return { text: ofText.slice(1), background: background.slice(1) };
}

/** The colours of an address, whoever wrote it; each that is missing or no colour is that of the grey `#767676` on white. */
export function parseContrastParameters(
  parameters: {
    readonly [Name in keyof ContrastParameters]?: string | null | undefined;
  },
): ContrastColours {
  const text = colourOf(parameters.text);
  const background = colourOf(parameters.background);
  return {
    text: text?.hex ?? DEFAULT_COLOURS.text,
    textAlpha: text?.alpha ?? DEFAULT_COLOURS.textAlpha,
    background: background?.alpha === 1 ? background.hex : DEFAULT_COLOURS.background,
  };
}

function colourOf(parameter: string | null | undefined): ParsedColour | undefined {
  const colour = parseColour(parameter ?? '');
  return typeof colour === 'string' ? undefined : colour;
}

/** The two as declarations of a style sheet. */
export function cssOf({ text, textAlpha, background }: ContrastColours): string {
  return `color: ${colourText({ hex: text, alpha: textAlpha })};\nbackground-color: ${background};\n`;
}
