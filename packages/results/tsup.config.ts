import { defineConfig } from 'tsup';

/** The subpaths with React in them; each is a file in `src/exports`. */
const client = ['table', 'screenshot'];

const shared = { format: 'esm', target: 'es2023', dts: true } as const;

export default defineConfig([
  { ...shared, entry: { catalogue: 'src/exports/catalogue.ts' }, treeshake: true },
  {
    ...shared,
    entry: Object.fromEntries(client.map((subpath) => [subpath, `src/exports/${subpath}.ts`])),
    // Not with `treeshake`: its second pass takes the directive away.
    banner: { js: "'use client';" },
  },
]);
