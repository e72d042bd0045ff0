import type { Identity } from '../store/accounts.ts';

/** Claims of an ID token or of userinfo (OpenID Connect Core, 5.1), whose signature has been checked. */
export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/**
 * The person whom the claims describe; undefined without an e-mail address.
 *
 * @param issuerName kept in place of `iss`. The built-in provider's identifier is its address, and another
 * port must not make another person of the same account.
 */
export function identityOf(claims: Claims, issuerName?: string): Identity | undefined {
  const email = textOf(claims.email, 320);
  // With a line break in it, it is no address but an attempt at one header more.
  if (email === undefined || /\p{Cc}/u.test(email)) return undefined;
  const name = textOf(inOneLine(claims.name), 200);
  const picture = httpsUrl(claims.picture);
  return {
    issuer: issuerName ?? claims.iss,
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    ...(name !== undefined && { name }),
    ...(picture !== undefined && { picture }),
  };
}

function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  // PostgreSQL has no place for a NUL in a text.
  const text = value.replaceAll('\0', '').trim().slice(0, longest);
  return text === '' ? undefined : text;
}

function httpsUrl(value: unknown): string | undefined {
  const text = textOf(value, 2_048);
  const url = text === undefined ? null : URL.parse(text);
  return url?.protocol === 'https:' ? url.href : undefined;
}

function inOneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/\p{Cc}+/gu, ' ') : value;
}
