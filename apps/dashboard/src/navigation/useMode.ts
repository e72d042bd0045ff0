import { useLocation } from 'react-router';
import { type Mode, modeOf } from './mode.ts';
import { type Paths, pathsIn } from './paths.ts';

/** The mode of the screen that is shown. */
export function useMode(): Mode {
  return modeOf(useLocation().pathname);
}

/** The addresses of the site that the shown screen is on. */
export function usePaths(): Paths {
  return pathsIn[useMode()];
}
