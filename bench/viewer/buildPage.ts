import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions } from 'vite';

/** The page as one script, built as for production. */
export async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['sitelens-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', 'styled-components', 'i18next', 'react-i18next'],
    },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('page/page.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'viewerBenchPage',
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((one) => one.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The page of the bench was not built');
  return script.code;
}
