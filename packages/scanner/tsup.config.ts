import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/exports/index.ts',
    sitelens: 'src/command/sitelens.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: { entry: { index: 'src/exports/index.ts' } },
  clean: true,
  treeshake: true,
});
