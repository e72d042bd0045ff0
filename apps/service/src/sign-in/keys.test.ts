import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSignInKeys } from './keys.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitelens-keys-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the keys of the sign-in', () => {
  it('are the same for all processes that start at once, and after a restart', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openSignInKeys(dataDir)));
    const again = await openSignInKeys(dataDir);
    expect(new Set([...opened, again].map(({ cookieKey }) => cookieKey)).size).toBe(1);
    expect(await readdir(dataDir)).toEqual(['sign-in-keys.json']);
    expect((await stat(join(dataDir, 'sign-in-keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('are made anew where the file cannot be read', async () => {
    await writeFile(join(dataDir, 'sign-in-keys.json'), '{"signingKey":');
    const { cookieKey } = await openSignInKeys(dataDir);
    expect((await openSignInKeys(dataDir)).cookieKey).toBe(cookieKey);
  });
});
