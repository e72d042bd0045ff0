import type { Page } from 'playwright-core';

/** Signs in as the demo account; ends on the list of projects. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/oauth2/authorization/auth0?originUrl=/dashboard`);
  await page.getByLabel('Password').fill('sitelens-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${address}/dashboard`);
}

/**
 * Sends a change as the dashboard does: those are taken from the service's own origin only.
 *
 * @param path below `/api/v1`
 * @throws Error when the answer is not 201
 */
export async function create<Answer>(member: Page, path: string, content: object): Promise<Answer> {
  const { status, text } = await member.evaluate(
    async ([to, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body });
      return { status: answer.status, text: await answer.text() };
    },
    [`/api/v1${path}`, JSON.stringify(content)] as const,
  );
  if (status !== 201) throw new Error(`${path} was answered with ${status}: ${text}`);
  return JSON.parse(text);
}
