import { ConfigurationError } from './ConfigurationError.ts';
import type { Offers } from './configuration.ts';
import { type Environment, emailAddress, flag, text, url } from './variables.ts';

export function readOffers(env: Environment): Offers {
  const supportEmail = emailAddress(env, 'SUPPORT_EMAIL');
  const documentationUrl = url(env, 'SITELENS_DOCUMENTATION_URL', ['https:', 'http:'])?.href;
  const blogUrl = url(env, 'SITELENS_BLOG_URL', ['https:', 'http:'])?.href;
  const analyticsId = matching(
    env,
    'SITELENS_ANALYTICS_ID',
    /^G-[A-Z0-9]{4,20}$/,
    'Give a measurement id: G-…',
  );
  const chatId = matching(
    env,
    'SITELENS_CHAT_ID',
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    'Give a website id, a UUID.',
  );
  return {
    ...(supportEmail !== undefined && { supportEmail }),
    ...(documentationUrl !== undefined && { documentationUrl }),
    ...(blogUrl !== undefined && { blogUrl }),
    ...(analyticsId !== undefined && { analyticsId }),
    ...(chatId !== undefined && { chatId }),
  };
}

/**
 * A page of a visitor can lead the scanner, by a redirect, to whatever the operator lets it scan. So where
 * private hosts may be scanned, visitors may not scan, unless everybody on this machine is the demo user anyway.
 *
 * @param isOfThisMachine whether the built-in sign-in is; of a process that only scans nobody knows
 */
export function readPublicScans(
  env: Environment,
  isOfThisMachine: boolean,
  hasAllowedTargets: boolean,
): boolean {
  const mayBe = isOfThisMachine || !hasAllowedTargets;
  const isWanted = flag(env, 'SITELENS_PUBLIC_SCANS', mayBe);
  if (isWanted && !mayBe) {
    throw new ConfigurationError(
      'SITELENS_PUBLIC_SCANS',
      text(env, 'SITELENS_PUBLIC_SCANS'),
      'Visitors could reach the private hosts of SITELENS_ALLOW_TARGETS: unset one of the two.',
    );
  }
  return isWanted;
}

function matching(env: Environment, name: string, pattern: RegExp, advice: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || pattern.test(value)) return value;
  throw new ConfigurationError(name, value, advice);
}
