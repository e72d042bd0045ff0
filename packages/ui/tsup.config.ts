import { defineConfig } from 'tsup';

const subpaths = [
  'theme',
  'words',
  'primitives',
  'forms',
  'shell',
  'reporting',
  'consent',
  'chat',
  'storage',
];

export default defineConfig({
  entry: Object.fromEntries(subpaths.map((subpath) => [subpath, `src/exports/${subpath}.ts`])),
  format: 'esm',
  target: 'es2023',
  dts: true,
  sourcemap: true,
  clean: true,
  // One copy of the contexts for all subpaths.
  splitting: true,
  treeshake: false,
  banner: { js: "'use client';" },
});
