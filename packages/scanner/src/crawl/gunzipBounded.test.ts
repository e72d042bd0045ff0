import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzipBounded, isGzip } from './gunzipBounded.ts';

const text = Array.from({ length: 20_000 }, (_, at) => `https://a.example/${at}\n`).join('');

describe('a gzipped file', () => {
  it('is known by its first bytes', () => {
    expect(isGzip(gzipSync('x'))).toBe(true);
    expect(isGzip(Buffer.from('<urlset>'))).toBe(false);
    expect(isGzip(Buffer.of())).toBe(false);
  });

  it('is decompressed', async () => {
    expect(Buffer.from(await gunzipBounded(gzipSync(text), 1_000_000)).toString()).toBe(text);
  });

  it('gives no more than its bound, whatever it would grow to', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    expect(await gunzipBounded(bomb, 1_000)).toHaveLength(1_000);
  });

  it('that is cut off gives what came before', async () => {
    const zipped = gzipSync(text);
    const read = Buffer.from(
      await gunzipBounded(zipped.subarray(0, zipped.length / 2), 1_000_000),
    ).toString();
    expect(read.length).toBeGreaterThan(1_000);
    expect(text.startsWith(read)).toBe(true);
  });

  it.each([Buffer.from([0x1f, 0x8b]), Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), Buffer.of()])(
    'that is broken from the start gives nothing',
    async (bytes) => expect(await gunzipBounded(bytes, 1_000)).toHaveLength(0),
  );
});
