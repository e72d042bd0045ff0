import {
  type ColoursChange,
  type ContrastColours,
  contrastParameters,
  parseContrastParameters,
} from '@sitelens/results/contrast';
import { parseAsString, useQueryStates } from 'nuqs';
import { useMemo } from 'react';

const PARSERS = { text: parseAsString, background: parseAsString };

/** The two colours that are compared, so that a link shows what its sender saw; a slide is one step to go back from. */
export function useContrastInUrl(): [
  ContrastColours,
  (colours: ContrastColours, change: ColoursChange) => void,
] {
  const [values, setValues] = useQueryStates(PARSERS);
  const colours = useMemo(() => parseContrastParameters(values), [values]);

  function setColours(next: ContrastColours, { isContinued }: ColoursChange) {
    void setValues({ ...contrastParameters(next) }, { history: isContinued ? 'replace' : 'push' });
  }

  return [colours, setColours];
}
