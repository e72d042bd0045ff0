import { defineConfig } from 'tsup';

const shared = {
  format: 'esm',
  target: 'es2023',
  dts: true,
  treeshake: true,
} as const;

const components = ['table', 'screenshot', 'accessibility', 'overview', 'projects', 'widgets'];

export default defineConfig([
  { ...shared, entry: { catalogue: 'src/exports/catalogue.ts' } },
  {
    ...shared,
    entry: Object.fromEntries(components.map((subpath) => [subpath, `src/exports/${subpath}.ts`])),
    banner: { js: "'use client';" },
  },
]);
