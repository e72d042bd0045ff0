import { expect, test, vi } from 'vitest';
import { presortOf } from './presort.ts';
import { nextTask } from './steps.ts';

const few = [{ name: 'b' }, { name: 'a' }];
const many = Array.from({ length: 5_000 }, (_, index) => ({ name: String((index * 7919) % 5_003) }));
const { signal } = new AbortController();

test('few rows are sorted at once, and once only', () => {
  const sortValue = vi.fn(({ name }: { name: string }) => name);
  const presort = presortOf(few, [{ id: 'name', sortValue }]);
  expect([...(presort.orderBy('name')?.asc ?? [])]).toEqual([1, 0]);
  expect(presort.orderBy('name')).toBe(presort.orderBy('name'));
  expect(sortValue).toHaveBeenCalledTimes(2);
});

test('many rows have to be prepared, and then are known', async () => {
  const presort = presortOf(many, [{ id: 'name', sortValue: ({ name }) => name }]);
  expect(presort.orderBy('name')).toBeUndefined();
  const order = await presort.prepare('name', signal, nextTask);
  expect(presort.orderBy('name')).toBe(order);
  expect(many[order?.asc[0] ?? -1]).toEqual({ name: '0' });
  expect(many[order?.desc[0] ?? -1]).toEqual({ name: '5002' });
});

test('what was called off is not known', async () => {
  const presort = presortOf(many, [{ id: 'name', sortValue: ({ name }) => name }]);
  expect(await presort.prepare('name', AbortSignal.abort(), nextTask)).toBeUndefined();
  expect(presort.orderBy('name')).toBeUndefined();
});

test('a column that cannot be compared, or that nobody knows, keeps the order of the rows', () => {
  const presort = presortOf(many, [{ id: 'name' }]);
  for (const id of ['name', 'constructor', '']) {
    expect(presort.orderBy(id)?.desc.slice(0, 3)).toEqual(new Uint32Array([0, 1, 2]));
  }
});

test('the order that was last in sight stays at hand while another is worked out', () => {
  const presort = presortOf(many, [{ id: 'name', sortValue: ({ name }) => name }]);
  const asGiven = presort.orderBy('');
  expect(presort.orderBy('name')).toBeUndefined();
  expect(presort.latest()).toBe(asGiven);
});
