import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const targetsIn = (file: string, from: RegExp) =>
  [...read(file).matchAll(from)].map(([, target = '']) => join(dirname(file), target));

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/*.{test,stories}.*'],
});
const onDemand = new Set(sources.flatMap((file) => targetsIn(file, /import\(\s*'(\.[^']+)'\s*\)/g)));
const barrels = globSync('packages/*/src/exports/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });

// A bundler takes a module for needed at once where a barrel that is loaded at once exports it, used or not.
it.each(barrels)('%s exports nothing that is loaded on demand', (barrel) => {
  expect(targetsIn(barrel, /from '(\.[^']+)'/g).filter((target) => onDemand.has(target))).toEqual([]);
});

it('finds what is loaded on demand', () => {
  expect(onDemand).toContain('packages/results/src/widgets/LoadedNewProjectDialog.tsx');
});
