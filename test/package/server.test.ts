import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { exportedWidgets, runAtConsumer } from './packedModules.ts';

test('every widget renders on a server, outside of any bundler', () => {
  const consumer = inject('consumer');
  const rendered = new Map(Object.entries(Object(runAtConsumer(consumer, join('server', 'server.js')))));
  expect([...rendered.keys()].toSorted()).toEqual(exportedWidgets(consumer).toSorted());
  for (const html of rendered.values()) expect(html).toContain('data-sitelens-theme="light"');
});
