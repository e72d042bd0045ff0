import { expect, it } from 'vitest';
import { loadEmbeddedPostgres } from './embeddedPostgres.testing.ts';

const listeners = () => [process.listeners('beforeExit'), process.listeners('exit')];

it('leaves it to the process how it ends, so that a run with a failure is one', async () => {
  const before = listeners();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  expect(EmbeddedPostgres).toBeTypeOf('function');
  expect(listeners()).toEqual(before);
});
