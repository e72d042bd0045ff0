import { isEmailAddress } from '@sitelens/api-client/contract';
import { ConfigurationError } from './ConfigurationError.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; an empty or blank one counts as not set. */
export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const parsed = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (parsed >= min && parsed <= max) return parsed;
  throw new ConfigurationError(name, value, `Give a whole number from ${min} to ${max}.`);
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new ConfigurationError(name, value, 'Give 1 or 0.');
}

export function oneOf<const T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  throw new ConfigurationError(name, value, `Give one of ${choices.join(', ')}.`);
}

/** A URL with one of the given schemes, such as `https:`. Its value is never repeated: it may hold a password. */
export function url(env: Environment, name: string, schemes: readonly string[]): URL | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = URL.parse(value);
  if (parsed && schemes.includes(parsed.protocol)) return parsed;
  const wanted = schemes.map((scheme) => `${scheme}//…`).join(' or ');
  throw new ConfigurationError(name, withoutPassword(value), `Give a URL that starts with ${wanted}`);
}

function withoutPassword(value: string): string {
  return value.replace(/:[^:@/]*@/, ':***@');
}

/** One e-mail address, without a name. */
export function emailAddress(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || isEmailAddress(value)) return value;
  throw new ConfigurationError(name, value, 'Give an e-mail address such as name@example.com.');
}
