import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const stories = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root })
  .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  .join('\n');

/** They draw nothing of their own; every story stands inside of them. */
const INVISIBLE = ['GlobalStyle', 'LinkProvider', 'SitelensClientProvider', 'ToastProvider'];

/** PascalCase values that a public subpath exports, but for errors. */
function componentsOf(file: string): string[] {
  const source = readFileSync(`${root}/${file}`, 'utf8');
  const names = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  return names
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name) && !name.endsWith('Error'));
}

const components = globSync('packages/{ui,results}/src/exports/*.ts', {
  cwd: root,
  exclude: ['**/*.test.ts'],
})
  .flatMap(componentsOf)
  .filter((name) => !INVISIBLE.includes(name));

it.each([...new Set(components)].sort())('%s is shown in a story', (name) => {
  expect(stories.match(new RegExp(`(<|component: )${name}\\b`))?.[0]).toBeDefined();
});
