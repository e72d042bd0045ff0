import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const IMPORT_ON_DEMAND = /import\(\s*'(\.[^']+)'\s*\)/g;

/** What a file names by a pattern: files of ours as paths from the root, others by their names. */
function namedIn(file: string, pattern: RegExp): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  return [...code.matchAll(pattern)].flatMap(([, from = '']) =>
    from.startsWith('.') ? [join(dirname(file), from)] : [from],
  );
}

/** What can't be had without: by imports and re-exports, but for types and `import()`. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    if (next.startsWith('packages/')) open.push(...namedIn(next, STATIC_IMPORT));
  }
  return reached;
}

const filesOf = (patterns: string | string[], exclude: string[] = []) =>
  globSync(patterns, { cwd: root, exclude });

const barrels = filesOf('packages/*/src/exports/*.ts', ['**/*.test.ts']);
const reached = reachedFrom(barrels);

/** The comparison of colours is a page of its own: only who shows that page loads it, colour maths and all. */
const reachedByEveryHost = reachedFrom(barrels.filter((file) => !file.endsWith('/contrast.ts')));

const sources = filesOf('{packages,apps}/*/src/**/*.{ts,tsx}', ['**/*.{test,stories}.*']);
const onDemand = [...new Set(sources.flatMap((file) => namedIn(file, IMPORT_ON_DEMAND)))];

/** Specification (results), section 2, and what weighs most. */
const HEAVIEST = filesOf(
  [
    'help/articles/**/*.{ts,tsx}',
    'help/ArticleLayout.tsx',
    'help/findings/**/*Finding.tsx',
    'charts/drawing/apexChart.ts',
    'snippet/highlight.ts',
    'screenshot/PageMiniature.tsx',
  ].map((pattern) => `packages/results/src/${pattern}`),
);

test('the way from what is exported is known', () => {
  expect(HEAVIEST.length).toBeGreaterThan(30);
  expect(onDemand).toContain('packages/results/src/widgets/LoadedNewProjectDialog.tsx');
  for (const file of ['help/HelpArticle.tsx', 'snippet/Snippet.tsx', 'charts/severity/Doughnut.tsx']) {
    expect(reachedByEveryHost).toContain(`packages/results/src/${file}`);
  }
});

// A bundler takes a module for needed at once where a barrel that is loaded at once exports it, used or not.
test.each([...new Set([...onDemand, ...HEAVIEST])])('%s comes only with what asks for it', (file) => {
  expect(reached).not.toContain(file);
});

test.each(['apexcharts', 'shiki', 'culori'])('%s is not in what every host loads', (name) => {
  expect([...reachedByEveryHost].filter((one) => one === name || one.startsWith(`${name}/`))).toEqual([]);
});
