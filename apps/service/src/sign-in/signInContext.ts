import type { Mail } from '../mail/mail.ts';
import type { Database } from '../store/database.ts';
import type { RelyingParty } from './relyingParty.ts';

/** What the sign-in needs of the running service. */
export interface SignInContext {
  readonly database: Database;
  readonly mail: Mail;
  /** The origin that browsers use, without a slash at its end. */
  readonly publicOrigin: string;
  readonly isHttps: boolean;
  readonly relyingParty: RelyingParty;
  /** The issuer as users are kept under it, where that is not its own identifier. */
  readonly issuerName?: string;
}
