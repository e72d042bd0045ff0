import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { installElements } from './inPage/elements.ts';
import { installGuardedRun } from './inPage/guardedRun.ts';
import { mendSelectors } from './inPage/mendSelectors.ts';
import { installSelectors } from './inPage/mobile/selectors.ts';
import { installSight } from './inPage/mobile/sight.ts';
import { installReduce, type ReduceLimits } from './inPage/violations.ts';
import { call, runScript, type World } from './isolatedWorld.ts';

/** Every rule that axe-core runs by default, and target-size (WCAG 2.5.8), which it leaves off. */
export const AXE_OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** What a finding keeps of what axe-core tells; findings themselves are never left out. */
export const REDUCE_LIMITS: ReduceLimits = { html: 5_000, data: 4_000, relatedNodes: 100 };

const INSTALLERS = [
  installElements,
  installSight,
  installSelectors,
  mendSelectors,
  installGuardedRun,
  installReduce,
];

let source: Promise<string> | undefined;

/** Puts axe-core and what gathers its findings into a world, once: it is half a megabyte to send. */
export async function prepareWorld(world: World): Promise<void> {
  if (await call(world, () => 'sitelensReduce' in globalThis)) return;
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const installs = INSTALLERS.map((install) => `(${install})();`).join('');
  await runScript(world, `${await source}\n;${installs}`);
}
