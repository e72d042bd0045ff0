import type { Disability } from '@sitelens/api-client/contract';
import { useCallback } from 'react';
import { useFindingsWords } from '../words/findings.ts';

const DISABILITIES = [
  'VISUAL',
  'HEARING',
  'COGNITIVE',
  'SPEECH',
  'MOBILITY',
  'NEURAL',
] as const satisfies Disability[];

/** A disability that this package has words for; a server that is newer may name others. */
export function knownDisability(value: string): Disability | undefined {
  return DISABILITIES.find((known) => known === value);
}

/** Names a kind of disability; one that this package doesn't know is called as the server does. */
export function useDisabilityName(): (value: string) => string {
  const t = useFindingsWords();
  return useCallback(
    (value) => {
      const known = knownDisability(value);
      return known ? t(`findings.disabilities.${known}`) : value;
    },
    [t],
  );
}
