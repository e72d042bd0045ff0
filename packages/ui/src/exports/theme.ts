export type { Appearance, VariableName } from '../theme/appearance.ts';
export { focusRing } from '../theme/focusRing.ts';
export { GlobalStyle } from '../theme/GlobalStyle.ts';
export { type Breakpoint, coarsePointer, forcedColors, mediaUp, reducedMotion } from '../theme/media.ts';
export { printInLight } from '../theme/printInLight.ts';
export { SitelensProvider, type SitelensProviderProps } from '../theme/SitelensProvider.tsx';
export { type ThemeChoice, type ThemeName, themes, tokens } from '../theme/tokens.ts';
export type { Pair, ThemeValues } from '../theme/values/ThemeValues.ts';
export { visuallyHidden } from '../theme/visuallyHidden.ts';
