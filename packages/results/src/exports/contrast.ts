export { ColourContrast, type ColourContrastProps } from '../contrast/ColourContrast.tsx';
export {
  type ContrastColours,
  type ContrastParameters,
  contrastParameters,
  parseContrastParameters,
} from '../contrast/ContrastColours.ts';
export { ContrastPageProvider, type ContrastPageProviderProps } from '../contrast/ContrastPageProvider.tsx';
export type { ColoursChange, ColoursState } from '../contrast/useColours.ts';
