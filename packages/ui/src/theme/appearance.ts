import type { scale } from './values/scale.ts';
import type { ThemeValues } from './values/ThemeValues.ts';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : '';

type Leaves<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? Kebab<Name>
    : `${Kebab<Name>}-${Leaves<Tree[Name]>}`;
}[keyof Tree & string];

/** A documented variable without its prefix: `color-accent`, `font-family-body`, `radius-m`. */
export type VariableName = Leaves<ThemeValues & typeof scale>;

/** A host's own brand. It answers for the contrast of what it sets. */
export interface Appearance {
  /** CSS values by variable: `{ 'color-accent': '#0b6e4f', 'font-family-body': 'Inter' }`. */
  variables?: Partial<Record<VariableName, string>>;
}

/** The appearance as custom properties for an inline style. */
export function appearanceStyle(appearance: Appearance | undefined): Record<`--${string}`, string> {
  const entries = Object.entries(appearance?.variables ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [`--sitelens-${name}`, value]));
}
