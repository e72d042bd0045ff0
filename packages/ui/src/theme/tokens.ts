import { dark } from './values/dark.ts';
import { highContrast } from './values/highContrast.ts';
import { light } from './values/light.ts';
import { scale } from './values/scale.ts';
import type { ThemeValues } from './values/ThemeValues.ts';
import { referencesTo } from './variables.ts';

/** The themes' values by name. */
export const themes = { light, dark, 'high-contrast': highContrast } as const satisfies Record<
  string,
  ThemeValues
>;

/** A theme with values of its own. */
export type ThemeName = keyof typeof themes;

/** `system` follows the reader's settings for colour scheme and contrast. */
export type ThemeChoice = ThemeName | 'system';

const withScale: ThemeValues & typeof scale = { ...light, ...scale };

/** Every token as a `var(--sitelens-…)`: `tokens.color.text`, `tokens.space.m`. */
export const tokens = referencesTo(withScale);
