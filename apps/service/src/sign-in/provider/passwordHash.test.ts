import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwordHash.ts';

it('belongs to its password alone', async () => {
  const hash = await hashPassword('correct horse');
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct horsf', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

it('is another one for the same password each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

it('is the same however a keyboard composes a character', async () => {
  expect(await isPassword('caf\u00e9', await hashPassword('cafe\u0301'))).toBe(true);
});

it('holds with a lower cost than that of today', async () => {
  // Of `old password`, as scrypt(N = 1,024, r = 8, p = 1) makes it with this salt.
  const { scryptSync } = await import('node:crypto');
  const salt = Buffer.from('0123456789abcdef');
  const key = scryptSync('old password', salt, 32, { N: 1_024, r: 8, p: 1 });
  const hash = `$scrypt$ln=10,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await isPassword('old password', hash)).toBe(true);
});

it.each(['', 'plain', '$scrypt$ln=15,r=8,p=3$$', '$2b$10$abcdefghijklmnopqrstuv'])(
  'that cannot be read (%j) is nobody’s',
  async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
  },
);
