import { expect, it } from 'vitest';
import type { CheckedLink } from '../store/links/linkResults.ts';
import { createLinkMemories } from './linkMemories.ts';

const SCAN = 'a scan';

/** Memories, and for which scans the store was asked. */
function countedMemories(results: readonly CheckedLink[] = []) {
  const asked: string[] = [];
  const memories = createLinkMemories(async (scanId) => {
    asked.push(scanId);
    return results;
  });
  return {
    memories,
    asked,
    of: (fencingToken: number, scanId = SCAN) => memories.of({ scanId, fencingToken }),
  };
}

it('keeps one memory a scan while its turns follow each other, and asks the store nothing', async () => {
  const { asked, of } = countedMemories();
  const memory = await of(1);
  expect(await of(2)).toBe(memory);
  expect(await of(1, 'another')).not.toBe(memory);
  expect(await of(3)).toBe(memory);
  expect(asked).toEqual([]);
});

it('learns what the store knows where another process had the turn, or this one began anew', async () => {
  const url = 'https://www.example.com/';
  const { asked, of } = countedMemories([{ url, result: { outcome: 'OK' } }]);
  const memory = await of(4);
  const never = () => Promise.reject(new Error('Asked twice.'));
  expect(await memory.askedOnce.answerOf(url, new AbortController().signal, never)).toEqual({
    kind: 'KNOWN',
    end: { outcome: 'OK' },
  });
  expect(await of(5)).toBe(memory);
  expect(asked).toEqual([SCAN]);
  expect(await of(7)).toBe(memory);
  expect(asked).toEqual([SCAN, SCAN]);
});

it('asks the store again at the next turn where it could not answer', async () => {
  let isDown = true;
  const memories = createLinkMemories(async () => {
    if (isDown) throw new Error('The database is gone.');
    return [];
  });
  await expect(memories.of({ scanId: SCAN, fencingToken: 2 })).rejects.toThrow('The database is gone.');
  isDown = false;
  expect(await memories.of({ scanId: SCAN, fencingToken: 3 })).toBeDefined();
});

it('forgets scans that have ended', async () => {
  const { memories, of } = countedMemories();
  const [ended, running] = [await of(1, 'ended'), await of(1, 'running')];
  memories.keepOnly(['running']);
  expect(await of(2, 'running')).toBe(running);
  expect(await of(2, 'ended')).not.toBe(ended);
});
