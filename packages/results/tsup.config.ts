import { defineConfig } from 'tsup';

const shared = {
  format: 'esm',
  target: 'es2023',
  dts: true,
} as const;

const components = [
  'table',
  'screenshot',
  'snippet',
  'help',
  'charts',
  'contrast',
  'accessibility',
  'mobile',
  'site-audit',
  'freemium',
  'overview',
  'projects',
  'report',
  'widgets',
];

export default defineConfig([
  { ...shared, treeshake: true, entry: { catalogue: 'src/exports/catalogue.ts' } },
  {
    ...shared,
    entry: Object.fromEntries(components.map((subpath) => [subpath, `src/exports/${subpath}.ts`])),
    // tsup's own tree shaking would drop the directive.
    treeshake: false,
    banner: { js: "'use client';" },
  },
]);
