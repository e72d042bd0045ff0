/** A tree of CSS values with a `var(--sitelens-…)` at each leaf instead. */
export type References<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends string ? string : References<Tree[Name]>;
};

const PREFIX = '--sitelens';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Leaves as `[custom property, value]`, in the tree's own order: `['--sitelens-color-text', '#16181d']`. */
export function variablesOf(tree: object, prefix = PREFIX): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const variable = `${prefix}-${kebab(name)}`;
    if (typeof value === 'string') return [[variable, value]];
    return typeof value === 'object' && value !== null ? variablesOf(value, variable) : [];
  });
}

/** The declarations of a tree, ready for a rule. */
export function declarationsOf(tree: object): string {
  return variablesOf(tree)
    .map(([variable, value]) => `${variable}: ${value};`)
    .join('\n');
}

/** Replaces each leaf by the `var(…)` that reads it. */
export function referencesTo<Tree extends object>(tree: Tree, prefix = PREFIX): References<Tree> {
  const entries = Object.entries(tree).map(([name, value]: [string, unknown]) => {
    const variable = `${prefix}-${kebab(name)}`;
    const reference =
      typeof value === 'object' && value !== null ? referencesTo(value, variable) : `var(${variable})`;
    return [name, reference];
  });
  // The one place where a mapped type is built from entries, which TypeScript can't follow.
  return Object.fromEntries(entries) as References<Tree>;
}
