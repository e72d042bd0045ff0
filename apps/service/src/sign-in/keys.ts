import { generateKeyPair, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';

/** The secrets of the sign-in, which outlive a restart. */
export interface SignInKeys {
  /** Signs the built-in provider's ID tokens (RS256, a private JWK). */
  readonly signingKey: JWK;
  /** Signs the cookies of a sign-in under way. */
  readonly cookieKey: string;
}

/** Reads the keys from the data folder, and makes them on the first start, be it of several processes at once. */
export async function openSignInKeys(dataDir: string): Promise<SignInKeys> {
  const path = join(dataDir, 'sign-in-keys.json');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  const keys = kept === undefined ? undefined : parseKeys(kept);
  if (keys) return keys;
  const fresh = await createKeys();
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${path}.${crypto.randomUUID()}.unfinished`;
  await writeFile(unfinished, JSON.stringify(fresh), { mode: 0o600 });
  await chmod(unfinished, 0o600);
  if (kept !== undefined) {
    await rename(unfinished, path);
    return fresh;
  }
  try {
    // Unlike a renaming, a link does not replace what another process has made meanwhile.
    await link(unfinished, path);
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return await openSignInKeys(dataDir);
  } finally {
    await rm(unfinished, { force: true });
  }
}

function parseKeys(json: string): SignInKeys | undefined {
  try {
    const { signingKey, cookieKey } = JSON.parse(json);
    const isWhole =
      typeof signingKey?.d === 'string' && typeof cookieKey === 'string' && cookieKey.length >= 32;
    return isWhole ? { signingKey, cookieKey } : undefined;
  } catch {
    // A file that can't be read is as good as none: only logins under way are lost with it.
    return undefined;
  }
}

async function createKeys(): Promise<SignInKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  const kid = randomBytes(8).toString('hex');
  return {
    signingKey: { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid } as JWK,
    cookieKey: randomBytes(32).toString('base64url'),
  };
}
