import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/exports/index.ts',
    contract: 'src/exports/contract.ts',
    endpoints: 'src/exports/endpoints.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  treeshake: true,
});
