export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export const ROLES = ['all', 'api', 'worker'] as const;

/** What a process does: everything, or only answer requests, or only scan. */
export type ProcessRole = (typeof ROLES)[number];

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Who says who somebody is: the built-in provider with its demo account, or a real one. */
export type IdentityProvider =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 'external';
      /** The issuer identifier; https, or http on a loopback address. */
      readonly issuer: URL;
      readonly clientId: string;
      /** Left out for a public client, which PKCE alone protects. */
      readonly clientSecret?: string;
    };

/** How e-mails leave: by a mail server, or, for a machine of one's own, into a folder. */
export type MailDelivery =
  | { readonly kind: 'outbox' }
  | {
      readonly kind: 'smtp';
      /** smtp: or smtps:, with user and password where the server asks for them. Never logged. */
      readonly url: string;
    };

/** What the installation offers beside results; each left out where it has none. */
export interface Offers {
  readonly supportEmail?: string;
  readonly documentationUrl?: string;
  readonly blogUrl?: string;
  /** A measurement id of Google Analytics. */
  readonly analyticsId?: string;
  /** A website id of Crisp. */
  readonly chatId?: string;
}

/** The environment, read and checked. */
export interface Configuration {
  /** `api` and `worker` share the work with other processes, and so come with a {@link databaseUrl}. */
  readonly role: ProcessRole;
  /** The address to listen on. */
  readonly host: string;
  /** The TCP port; 0 lets the system choose one. */
  readonly port: number;
  /** The origin that browsers use, where it is not simply host and port. */
  readonly publicOrigin?: string;
  /** Absolute path of the folder that holds database, files and keys. */
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Hosts (`host`, `host:port`, CIDR) that may be scanned though private. */
  readonly allowedTargets: readonly string[];
  /** Path of the browser to use. */
  readonly chromium?: string;
  /** Whether the demo organisation and its project are made on the first start. */
  readonly demo: boolean;
  readonly identityProvider: IdentityProvider;
  readonly mail: MailDelivery;
  /** The sender of e-mails. */
  readonly mailFrom: string;
  readonly offers: Offers;
  /** Whether visitors may have a page scanned. */
  readonly publicScans: boolean;
  /** How many proxies before the service are trusted to say who the client is (X-Forwarded-For). */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
  /** Whether every answer is checked against the contract: in development and tests. */
  readonly checkResponses: boolean;
}
