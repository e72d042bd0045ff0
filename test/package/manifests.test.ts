import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { runAtConsumer } from './packedModules.ts';

const packed = inject('packed');
const command = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

/** Each module that the packages export, as an import names it. */
const modules = packed.flatMap(({ manifest }) =>
  Object.keys(manifest.exports)
    .filter((subpath) => !/\.(json|yaml)$/.test(subpath))
    .map((subpath) => join(manifest.name, subpath)),
);

describe.each(packed)('$manifest.name', ({ manifest, folder, tarball }) => {
  test('has a manifest that publint has nothing to say against', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true });
    expect(messages.map((message) => formatMessage(message, Object(manifest)))).toEqual([]);
  });

  test('has types that are those of its modules', () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [command('attw'), tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'openapi.yaml'],
      { encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });

  test('holds what its manifest names, and no sources', () => {
    for (const subpath of Object.keys(manifest.exports)) {
      if (subpath.endsWith('.json') || subpath.endsWith('.yaml')) {
        expect(existsSync(join(folder, subpath))).toBe(true);
      }
    }
    expect(existsSync(join(folder, 'src'))).toBe(false);
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
  });
});

test('every module loads under plain Node', () => {
  const program = `
    const names = {};
    for (const module of ${JSON.stringify(modules)}) names[module] = Object.keys(await import(module));
    console.log(JSON.stringify(names));`;
  const names = Object.entries(
    Object(runAtConsumer(inject('consumer'), '--input-type=module', '--eval', program)),
  );
  expect(names.map(([module]) => module)).toEqual(modules);
  for (const [module, exported] of names) expect(exported, module).not.toEqual([]);
});

test('the types of every module hold together in a strict project', () => {
  const consumer = inject('consumer');
  const imports = modules.map((module, index) => `export * as m${index} from '${module}';`);
  writeFileSync(join(consumer, 'everything.ts'), imports.join('\n'));
  const { stdout } = spawnSync(command('tsc'), ['--project', consumer], { encoding: 'utf8' });
  // A library of others may have its own quarrels with a strict project.
  const ours = stdout.split('\n').filter((line) => /packed\/|consumer\//.test(line.split(':')[0] ?? ''));
  expect(ours).toEqual([]);
});
