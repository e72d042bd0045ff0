import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { SERVICE_PATHS } from './src/navigation/servicePaths.ts';

/** Where the service listens in development; `npm run dev` says it. */
const service = process.env.SERVICE_ORIGIN ?? 'http://127.0.0.1:4801';

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: ['sitelens-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'],
  },
  build: { target: 'es2023', sourcemap: true },
  server: {
    // The Host header stays the browser's: the service answers to its public address alone.
    proxy: Object.fromEntries(SERVICE_PATHS.map((path) => [path, { target: service, changeOrigin: false }])),
  },
});
