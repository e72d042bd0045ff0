import type { Response } from 'undici';

/**
 * Reads at most `maxBytes` of a body as decompressed, and cancels the rest: a zip bomb stops there. For 0 bytes
 * the body is not even waited for.
 */
export async function readBounded(
  response: Response,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; isCutShort: boolean }> {
  if (maxBytes === 0) {
    await response.body?.cancel();
    return { bytes: Buffer.of(), isCutShort: response.body !== null };
  }
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value.subarray(0, maxBytes - length));
    if (length + value.length > maxBytes) {
      await reader.cancel();
      return { bytes: Buffer.concat(chunks), isCutShort: true };
    }
    length += value.length;
  }
  return { bytes: Buffer.concat(chunks), isCutShort: false };
}
