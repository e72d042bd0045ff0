import { expect, it } from 'vitest';
import { createBuiltInAccount, findBuiltInAccount, findBuiltInAccountByEmail } from './builtInAccounts.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';

const ADA = { email: 'Ada@Example.com', name: 'Ada', passwordHash: 'x' };

describeOnBothDatabases('accounts of the built-in provider', (database) => {
  it('are found by id, and by their address in any case', async () => {
    const account = await createBuiltInAccount(database(), ADA);
    expect(account).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
    expect(await findBuiltInAccount(database(), account?.id ?? '')).toEqual(account);
    expect(await findBuiltInAccountByEmail(database(), 'ADA@example.COM')).toEqual(account);
    expect(await findBuiltInAccountByEmail(database(), 'ada@example.org')).toBeUndefined();
  });

  it('are one an address, also when two are made at once', async () => {
    const make = (email: string) => createBuiltInAccount(database(), { ...ADA, email });
    const made = await Promise.all([make('eve@example.com'), make('EVE@example.com')]);
    expect(made.filter((account) => account !== undefined)).toHaveLength(1);
    expect(await make('Eve@example.com')).toBeUndefined();
  });
});
