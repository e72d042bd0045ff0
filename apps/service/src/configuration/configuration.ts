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
  readonly logLevel: LogLevel;
  /** Whether every answer is checked against the contract: in development and tests. */
  readonly checkResponses: boolean;
}
