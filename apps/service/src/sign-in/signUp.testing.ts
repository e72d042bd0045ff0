import type { TestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from '../http/testBrowser.testing.ts';
import { VERIFY_PATH } from './verification/verifyPath.ts';

export const PASSWORD = 'correct horse battery';

/** Opens the sign-up form and sends it. */
export async function submitSignUp(
  browser: TestBrowser,
  fields: Readonly<Record<string, string>>,
  originUrl = '/dashboard',
): Promise<{ response: Response; path: string }> {
  const query = new URLSearchParams({ originUrl });
  const form = await browser.navigate(`/oauth2/authorization/auth0-signup?${query}`);
  return browser.submit(`${form.path}/sign-up`, fields);
}

/** Somebody who has just signed up, in a browser of their own. */
export async function signUp(
  { origin }: TestServer,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<{ readonly browser: TestBrowser; readonly email: string }> {
  const browser = createTestBrowser(origin);
  await submitSignUp(browser, { email, name: 'Ada', password: PASSWORD });
  return { browser, email };
}

/** The path and query of the link in the newest verification e-mail to an address. */
export function verificationLink({ mails, origin }: TestServer, email: string): string {
  const text = mails.findLast(({ to }) => to === email)?.text ?? '';
  const link = text.split('\n').find((line) => line.startsWith(`${origin}${VERIFY_PATH}?`));
  if (link === undefined) throw new Error(`No verification e-mail was sent to ${email}.`);
  return link.slice(origin.length);
}

/** Follows the link of a verification e-mail and presses the button, in whatever browser. */
export async function verify(server: TestServer, email: string): Promise<Response> {
  const browser = createTestBrowser(server.origin);
  const token = new URL(verificationLink(server, email), server.origin).searchParams.get('token') ?? '';
  return (await browser.submit(VERIFY_PATH, { token })).response;
}
