import { partOnDemand } from '../internal/partOnDemand.ts';

/** Snippets, crops and the viewer: fetched with the first example that is shown, not with the overview. */
export const commonComponentPlacePart = partOnDemand(() =>
  import('./CommonComponentPlace.tsx').then(({ CommonComponentPlace }) => CommonComponentPlace),
);
