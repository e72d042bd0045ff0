import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** 2^15 × 8 × 3: 32 MB and about a tenth of a second for each guess (OWASP Password Storage Cheat Sheet). */
const COST = { ln: 15, r: 8, p: 3 } as const;

const KEY_BYTES = 32;

const HASH = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** In the notation of the Password Hashing Competition, so that the cost can rise while older hashes still hold. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const { ln, r, p } = COST;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Takes as long for a wrong password as for the right one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt, expected] = HASH.exec(hash) ?? [];
  if (salt === undefined || expected === undefined) return false;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const key = await derive(password, Buffer.from(salt, 'base64url'), cost);
  const expectedKey = Buffer.from(expected, 'base64url');
  return key.length === expectedKey.length && timingSafeEqual(key, expectedKey);
}

interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    // One keyboard writes é as one character, another as two (NIST SP 800-63B, 3.1.1.2).
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
