import { createHash } from 'node:crypto';

/** Of a text that may be longer than an index entry: SHA-256, as 43 characters. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
