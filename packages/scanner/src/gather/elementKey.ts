/**
 * What an element is, told so that small changes of markup don't matter: what its finding's identity is
 * made of. Strings are hostile.
 */
export interface ElementDescription {
  readonly tag: string;
  /** Of a fixed list of attributes, those that the element has. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The landmarks and frames around it, outermost first. */
  readonly surroundings: readonly string[];
}

/** An element of the page, in one document: equal keys are the same element. */
export type ElementKey = string;
