import { npmBrowser } from '@sitelens/scanner';
import { type Browser, chromium } from 'playwright-core';

/** The browser that the scanner uses too, launched as a plain script would. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, environment } = await npmBrowser();
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({
    executablePath,
    env: { ...Object.fromEntries(own), ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
}
