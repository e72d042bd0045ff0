import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node22',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // The bundle looks for the migrations beside itself.
  onSuccess: () => cp('src/store/migrations', 'dist/migrations', { recursive: true }),
});
