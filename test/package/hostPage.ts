import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { goldenHandlers } from '@sitelens/golden';
import { getResponse } from 'msw';
import type { BrowserContext, Page, Route } from 'playwright-core';

export const HOST = 'https://host.example';
const API = 'https://sitelens.example';

/** What a page needs to allow, as docs/guides/embedding.md says; nothing that it doesn't name is allowed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: ${API}`,
  `connect-src ${API}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
};

const PICTURES = fileURLToPath(new URL('../golden/scan', import.meta.url));

/** A partner's page on one origin and the golden scan's API on another, with no network in between. */
export async function serve(context: BrowserContext, builtPage: string): Promise<void> {
  await context.route('**/*', (route) => route.abort('blockedbyclient'));
  await context.route(`${HOST}/**`, (route) => serveFile(route, builtPage, HOST));
  await context.route(`${API}/golden/**`, (route) => serveFile(route, PICTURES, `${API}/golden`));
  await context.route(`${API}/api/v1/**`, (route) => answer(route));
}

async function serveFile(route: Route, folder: string, base: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const path = pathname.slice(new URL(base).pathname.replace(/\/$/, '').length);
  const file = join(folder, path === '/' ? 'index.html' : path);
  if (!existsSync(file)) return route.fulfill({ status: 404 });
  return route.fulfill({
    body: readFileSync(file),
    headers: {
      'content-type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    },
  });
}

async function answer(route: Route): Promise<void> {
  const request = route.request();
  const asked = new Request(request.url(), { method: request.method(), headers: request.headers() });
  const response = await getResponse(goldenHandlers, asked);
  if (!response) return route.fulfill({ status: 404 });
  return route.fulfill({
    status: response.status,
    body: await response.text(),
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': HOST },
  });
}

/** Everything that a page complains about: errors, refused scripts and styles, requests that failed. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${why}`);
  });
  return complaints;
}
