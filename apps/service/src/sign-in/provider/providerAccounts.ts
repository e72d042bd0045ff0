import {
  createBuiltInAccount,
  findBuiltInAccount,
  findBuiltInAccountByEmail,
} from '../../store/builtInAccounts.ts';
import type { Database } from '../../store/database.ts';
import { DEMO_ACCOUNT, isDemoAccount } from './demoAccount.ts';
import { hashPassword, isPassword } from './passwordHash.ts';

/** What the built-in provider says of an account, as claims of OpenID Connect. */
interface AccountClaims {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
}

interface SignUp {
  readonly email: string;
  /** Undefined for none. */
  readonly name: string | undefined;
  readonly password: string;
}

/** The accounts of the built-in provider: the demo account, and those of people who have signed up. */
export interface ProviderAccounts {
  /** The subject of the account that address and password belong to. */
  logIn(email: string, password: string): Promise<string | undefined>;
  /** The subject of the new account; undefined when the address has one. */
  signUp(person: SignUp): Promise<string | undefined>;
  find(subject: string): Promise<AccountClaims | undefined>;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createProviderAccounts(database: Database): ProviderAccounts {
  // An address without an account takes as long to be refused as a wrong password.
  let nobody: Promise<string> | undefined;
  return {
    logIn: async (email, password) => {
      if (isDemoAccount(email, password)) return DEMO_ACCOUNT.subject;
      const account = await findBuiltInAccountByEmail(database, email);
      nobody ??= hashPassword(crypto.randomUUID());
      const isTheirs = await isPassword(password, account?.passwordHash ?? (await nobody));
      return isTheirs ? account?.id : undefined;
    },

    signUp: async ({ email, name, password }) => {
      if (email.toLowerCase() === DEMO_ACCOUNT.email) return undefined;
      const passwordHash = await hashPassword(password);
      const account = await createBuiltInAccount(database, { email, name: name ?? null, passwordHash });
      return account?.id;
    },

    find: async (subject) => {
      if (subject === DEMO_ACCOUNT.subject) {
        const { email, name } = DEMO_ACCOUNT;
        return { sub: subject, email, email_verified: true, name };
      }
      const account = UUID.test(subject) ? await findBuiltInAccount(database, subject) : undefined;
      if (account === undefined) return undefined;
      const { id, email, name } = account;
      return { sub: id, email, email_verified: false, ...(name !== null && { name }) };
    },
  };
}
