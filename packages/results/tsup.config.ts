import { defineConfig } from 'tsup';

const shared = {
  format: 'esm',
  target: 'es2023',
  dts: true,
  treeshake: true,
} as const;

export default defineConfig([
  { ...shared, entry: { catalogue: 'src/exports/catalogue.ts' } },
  {
    ...shared,
    entry: { table: 'src/exports/table.ts', screenshot: 'src/exports/screenshot.ts' },
    banner: { js: "'use client';" },
  },
]);
