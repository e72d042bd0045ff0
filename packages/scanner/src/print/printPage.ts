import type { BrowserContext, Page } from 'playwright-core';
import { type BrowserHost, BrowserLaunchError } from '../browser/browserHost.ts';
import { CLOSE_LIMIT_MS } from '../browser/limits.ts';
import { atMost, rejectOnAbort, withLimit } from '../browser/steps.ts';
import { type Egress, openEgress } from '../egress/egress.ts';
import { PDF_OPTIONS, PRINT_VIEWPORT } from './pdfOptions.ts';
import { PrintFailedError } from './printFailedError.ts';
import {
  COMPLETE_LIMIT_MS,
  DECODE_LIMIT_MS,
  PRINT_DEADLINE_MS,
  PRINT_NAVIGATION_LIMIT_MS,
} from './printLimits.ts';

export interface PrintRequest {
  /** Absolute, http or https. */
  readonly url: string;
  /** Sent to the page's origin alone, and never shown to its scripts. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  /** Selector of the element by which the page says that it is complete. */
  readonly readySelector: string;
  /** Selector of the element by which it says that it never will be. */
  readonly failedSelector: string;
  /** For the whole print, in milliseconds; two minutes unless told otherwise. */
  readonly deadlineMs?: number;
}

/**
 * Prints a page as a tagged PDF with bookmarks. Its context has a proxy of its own, which connects to the
 * page's origin and to nothing else.
 *
 * @throws PrintFailedError, BrowserLaunchError, and the signal's reason when it is aborted
 */
export async function printPage(
  request: PrintRequest,
  browser: Pick<BrowserHost, 'newContext'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted();
  const egress = await openEgress(onlyTo(request.url));
  const aborted = rejectOnAbort(signal);
  const contexts: BrowserContext[] = [];
  const work = print(request, browser, egress, (context) => void contexts.push(context));
  try {
    const limit = request.deadlineMs ?? PRINT_DEADLINE_MS;
    return await withLimit('The print', limit, Promise.race([work, aborted.promise]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BrowserLaunchError || error instanceof PrintFailedError) throw error;
    throw new PrintFailedError(messageOf(error), { cause: error });
  } finally {
    aborted.dispose();
    work.catch(() => {});
    await Promise.all(
      contexts.map((context) =>
        atMost(
          CLOSE_LIMIT_MS,
          context.close().catch(() => {}),
        ),
      ),
    );
    await egress.close();
  }
}

function onlyTo(url: string): Parameters<typeof openEgress>[0] {
  const { protocol, hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  return {
    allowedTargets: [`${hostname}:${number}`],
    only: { host, port: number },
  };
}

async function print(
  { url, cookies, readySelector, failedSelector }: PrintRequest,
  browser: Pick<BrowserHost, 'newContext'>,
  { proxy }: Egress,
  onContext: (context: BrowserContext) => void,
): Promise<Uint8Array> {
  const context = await browser.newContext({
    proxy: { ...proxy, bypass: '<-loopback>' },
    viewport: PRINT_VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
  });
  onContext(context);
  const isHttps = url.startsWith('https:');
  const { origin } = new URL(url);
  await context.addCookies(
    cookies.map((cookie) => ({ ...cookie, url: origin, httpOnly: true, secure: isHttps, sameSite: 'Lax' })),
  );
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  const response = await page.goto(url, {
    waitUntil: 'domcontentloaded',
    timeout: PRINT_NAVIGATION_LIMIT_MS,
  });
  if (!response?.ok())
    throw new PrintFailedError(`The page answered with ${response?.status() ?? 'nothing'}.`);
  await complete(page, readySelector, failedSelector);
  return page.pdf(PDF_OPTIONS);
}

async function complete(page: Page, readySelector: string, failedSelector: string): Promise<void> {
  const end = page.locator(`${readySelector}, ${failedSelector}`).first();
  await end.waitFor({ state: 'attached', timeout: COMPLETE_LIMIT_MS });
  if ((await page.locator(failedSelector).count()) > 0) {
    throw new PrintFailedError('The page says that it could not be completed.');
  }
  const decoding = page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await withLimit('Decoding the pictures', DECODE_LIMIT_MS, decoding);
}

/** The first line: what follows is Playwright's log. */
function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line;
}
