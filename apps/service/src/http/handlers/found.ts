import type { ProblemKey } from '../problems/catalogue.ts';
import { ProblemError } from '../problems/ProblemError.ts';

/** The thing, or a 404: the store knows nothing of what belongs to another organisation. */
export function found<T>(thing: T | undefined, key: ProblemKey): T {
  if (thing === undefined) throw new ProblemError(key);
  return thing;
}
