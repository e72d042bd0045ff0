import { createHash, timingSafeEqual } from 'node:crypto';

/** The built-in provider's account for everybody. Its password is public, so the provider is for this machine alone. */
export const DEMO_ACCOUNT = {
  subject: 'demo',
  email: 'demo@sitelens.example',
  name: 'Dana Demo',
  password: 'sitelens-demo',
} as const;

export function isDemoAccount(email: string, password: string): boolean {
  const emailMatches = isSame(email.trim().toLowerCase(), DEMO_ACCOUNT.email);
  const passwordMatches = isSame(password, DEMO_ACCOUNT.password);
  return emailMatches && passwordMatches;
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
