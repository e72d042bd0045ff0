import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** What a file can't be had without: its own imports and re-exports, but for types and `import()`. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(STATIC_IMPORT)].flatMap(([, from = '']) =>
    from.startsWith('.') ? [join(dirname(file), from)] : [from],
  );
}

function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...entries];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    if (next.startsWith(source)) open.push(...importsOf(next));
  }
  return reached;
}

/** The comparison of colours is a page of its own: only who shows that page loads it, colour maths and all. */
const entries = globSync('exports/*.ts', { cwd: source, exclude: ['exports/contrast.ts'] });

const reached = reachedFrom(entries.map((file) => join(source, file)));

/** Specification (results), section 2, and what weighs most. */
const ON_DEMAND = globSync(
  [
    'help/articles/**/*.{ts,tsx}',
    'help/ArticleLayout.tsx',
    'help/findings/**/*Finding.tsx',
    'charts/drawing/apexChart.ts',
    'snippet/highlight.ts',
    'screenshot/PageMiniature.tsx',
  ],
  { cwd: source },
);

test('the way from what is exported is known', () => {
  expect(ON_DEMAND.length).toBeGreaterThan(30);
  for (const file of ['help/HelpArticle.tsx', 'snippet/Snippet.tsx', 'charts/severity/Doughnut.tsx']) {
    expect(reached).toContain(join(source, file));
  }
});

test.each(ON_DEMAND)('%s comes only with what asks for it', (file) => {
  expect(reached).not.toContain(join(source, file));
});

test.each(['apexcharts', 'shiki', 'culori'])('%s is not in what every host loads', (name) => {
  expect([...reached].filter((one) => one === name || one.startsWith(`${name}/`))).toEqual([]);
});
