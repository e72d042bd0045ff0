import { access, constants } from 'node:fs/promises';
import { type BrowserInstallation, BrowserNotFoundError } from './browserInstallation.ts';
import { npmBrowser } from './npmBrowser.ts';

const INSTALLED = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser: the configured path, else an installed Chrome or Chromium, else the one from npm.
 *
 * @throws BrowserNotFoundError when the configured path can't be run, or when there is none at all.
 */
export async function findBrowser(configuredPath?: string): Promise<BrowserInstallation> {
  if (configuredPath) {
    if (await isExecutable(configuredPath)) {
      return { executablePath: configuredPath, environment: {}, origin: 'configured' };
    }
    throw new BrowserNotFoundError(
      `No browser can be run at ${configuredPath}. Correct SITELENS_CHROMIUM or unset it.`,
    );
  }
  for (const executablePath of INSTALLED) {
    if (await isExecutable(executablePath)) return { executablePath, environment: {}, origin: 'installed' };
  }
  return npmBrowser();
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
