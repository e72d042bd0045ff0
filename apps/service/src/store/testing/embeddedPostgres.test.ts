import { expect, it } from 'vitest';
import { loadEmbeddedPostgres } from './embeddedPostgres.testing.ts';

it('leaves it to the process how it ends, so that a run with a failure is one', async () => {
  const before = process.listeners('beforeExit');
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  expect(EmbeddedPostgres).toBeTypeOf('function');
  expect(process.listeners('beforeExit')).toEqual(before);
});
