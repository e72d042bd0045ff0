import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { installForConsumer, type PackedPackage, packPackages } from './packedPackages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    packed: readonly PackedPackage[];
    /** The toy consumer's folder, with its page built to `dist` and its server's program to `server`. */
    consumer: string;
  }
}

/** Packs the packages and builds a page outside of this repository that has installed nothing else. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitelens-packages-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const packed = packPackages(folder);
    const consumer = join(folder, 'consumer');
    cpSync(fileURLToPath(new URL('consumer', import.meta.url)), consumer, { recursive: true });
    installForConsumer(consumer, packed);
    await buildConsumer(consumer);
    project.provide('packed', packed);
    project.provide('consumer', consumer);
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

async function buildConsumer(root: string): Promise<void> {
  const alias = otherReact();
  const ssr = alias.length > 0 ? { noExternal: true as const } : {};
  const shared = { root, configFile: false, logLevel: 'error', resolve: { alias }, ssr } as const;
  // A policy that forbids inline scripts and fonts forbids data: URLs for both, too.
  await build({ ...shared, build: { outDir: 'dist', assetsInlineLimit: 0 } });
  await build({ ...shared, build: { outDir: 'server', ssr: 'server.tsx' } });
}

/** Another React than this repository's, from the `node_modules` that REACT_FROM names (docs/guides/embedding.md). */
function otherReact() {
  // biome-ignore lint/suspicious/noUndeclaredEnvVars: no task of turbo runs these tests
  const from = process.env.REACT_FROM;
  if (from === undefined) return [];
  return ['react', 'react-dom'].map((name) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: join(from, name),
  }));
}
