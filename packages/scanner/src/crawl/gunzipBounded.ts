import { constants, createGunzip } from 'node:zlib';

/** Whether a file begins as a gzip member does (RFC 1952, 2.3.1). */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Decompresses at most `maxBytes`; of a file that is cut off or broken, what comes before. Never throws. */
export async function gunzipBounded(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // With this flush a file that is cut off is no error: what can be read of it comes out.
    const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
    gunzip.end(bytes);
    for await (const chunk of gunzip) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= maxBytes) break;
    }
  } catch {
    // What was read until then still counts.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
