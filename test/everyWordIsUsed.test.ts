import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

/** A tree of words: each entry is a word or a tree. */
interface Words {
  readonly [name: string]: string | Words;
}

const { trees } = vi.hoisted(() => ({ trees: [] as Words[] }));

// Every room hands its words to `createWords` as it is loaded: this is where they can all be seen.
vi.mock('@sitelens/ui/words', () => ({
  createWords: (_namespace: string, english: Words) => {
    trees.push(english);
  },
}));

await Promise.all([
  ...Object.values(import.meta.glob('../packages/results/src/words/*.ts')).map((load) => load()),
  ...Object.values(import.meta.glob('../apps/dashboard/src/**/*[wW]ords.ts')).map((load) => load()),
]);
trees.push((await import('../packages/ui/src/words/english.ts')).english);

/** The keys of a tree as `t` takes them: dotted, and without their plural's ending. */
function keysOf(tree: Words, above = ''): string[] {
  return Object.entries(tree).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [above + name.replace(/_(zero|one|other)$/, '')]
      : keysOf(word, `${above}${name}.`),
  );
}

const root = fileURLToPath(new URL('..', import.meta.url));
const source = globSync('{packages/{ui,results},apps/dashboard}/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.test.*', '**/*.stories.tsx', '**/testing/**', '**/words/**', '**/*[wW]ords.ts'],
})
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

const literals = new Set(source.match(/(?<=')[\w.]+(?=')/g));

/** Templates that begin with a word: what they are filled with may be any one part of a key, or several. */
const templates = [...new Set(source.match(/(?<=`)\w+\.(?:[\w.]|\$\{[^}]*\})*(?=`)/g))].map(
  (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
);

const keys = [...new Set(trees.flatMap((tree) => keysOf(tree)))];

it('knows the words of every room', () => {
  expect(keys).toEqual(expect.arrayContaining(['shell.skip', 'table.sortBy', 'landing.heading']));
});

it('shows every word somewhere', () => {
  const unused = keys.filter(
    (key) => !literals.has(key) && !templates.some((template) => template.test(key)),
  );
  expect(unused).toEqual([]);
});
