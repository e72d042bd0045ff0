import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { expectAccessible } from '../screen.ts';
import { openProject } from './openProject.ts';
import type { Platform } from './platform.ts';

/** Where nothing can be kept in the browser, everything works that needs no memory. */
export async function forbidStorage(platform: Platform): Promise<void> {
  const page = await platform.open('OWNER');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${platform.address}/home`);
  await page.getByLabel(/Your website’s address/).waitFor();
  await openProject(page, platform, 'Slow website');
  await page.getByRole('link', { name: 'Accessibility', exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
  const id = await platform.createProject({ name: 'Forgotten', startUrl: `${platform.slowSite.url}/` });
  await page.goto(`${platform.address}/dashboard/projects/${id}/settings`);
  await page.getByLabel('Name').fill('Remembered');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Remembered' }).waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
}

/** A browser that keeps no cookies can't log in: it is told so, and led out of circles. */
export async function refuseCookies(platform: Platform): Promise<void> {
  const page = await platform.open('visitor', { proxy: { server: await startCookieEater() } });
  await page.goto(`${platform.address}/dashboard`);
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  expect(await page.context().cookies()).toEqual([]);
  await page.getByText('which must accept cookies').waitFor();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await page.getByLabel(/Your website’s address/).waitFor();
  await page.context().close();
}

/** A proxy that no cookie comes through. @returns its address */
async function startCookieEater(): Promise<string> {
  const server = createServer(handOn);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

function handOn(asked: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '', headers } = asked;
  const handed = request(url, { method, headers }, (answer) => {
    const { 'set-cookie': _cookies, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    pipeline(answer, response, () => {});
  });
  handed.on('error', () => response.destroy());
  asked.pipe(handed);
}
