import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import type { ProxyAccess } from '../egress/proxyAccess.ts';
import type { BrowserInstallation } from './browserInstallation.ts';
import { launchArguments } from './launchArguments.ts';
import { LAUNCH_LIMIT_MS } from './limits.ts';

/** The browser could not be started; the message is one line that says what to do. */
export class BrowserLaunchError extends Error {
  override readonly name = 'BrowserLaunchError';
}

/** One Chromium: launched when it is first needed, and again when it has died. */
export interface BrowserHost {
  /**
   * A context that shares nothing with any other.
   *
   * @throws BrowserLaunchError when the browser does not start.
   */
  newContext(options: BrowserContextOptions): Promise<BrowserContext>;
  /** As in a Chrome user agent, such as `153.0.8001.2`. */
  version(): Promise<string>;
  close(): Promise<void>;
}

export function createBrowserHost(
  installation: BrowserInstallation,
  proxy: ProxyAccess,
  log: (message: string) => void,
): BrowserHost {
  let launching: Promise<Browser> | undefined;
  let isClosed = false;

  const browser = async (): Promise<Browser> => {
    if (isClosed) throw new BrowserLaunchError('The scanner has been closed.');
    launching ??= launch(installation, proxy, log).then((launched) => {
      launched.on('disconnected', () => {
        launching = undefined;
      });
      return launched;
    });
    const current = launching;
    return current.catch((error: unknown) => {
      if (launching === current) launching = undefined;
      throw error;
    });
  };

  return {
    newContext: async (options) => (await browser()).newContext(options),
    version: async () => (await browser()).version(),
    close: async () => {
      isClosed = true;
      const last = await launching?.catch(() => undefined);
      await last?.close();
    },
  };
}

async function launch(
  installation: BrowserInstallation,
  proxy: ProxyAccess,
  log: (message: string) => void,
): Promise<Browser> {
  const start = (chromiumSandbox: boolean) =>
    chromium.launch({
      executablePath: installation.executablePath,
      env: { ...definedEnvironment(), ...installation.environment },
      headless: true,
      chromiumSandbox,
      args: launchArguments(),
      proxy: { ...proxy, bypass: '<-loopback>' },
      timeout: LAUNCH_LIMIT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  // Chromium refuses to run its sandbox as root.
  if (process.getuid?.() === 0) return start(false).catch(notLaunched(installation));
  return start(true).catch((error: unknown) => {
    if (!/sandbox/i.test(String(error))) return notLaunched(installation)(error);
    log('Chromium has no sandbox on this machine and runs without it.');
    return start(false).catch(notLaunched(installation));
  });
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function notLaunched({ executablePath }: BrowserInstallation) {
  return (cause: unknown): never => {
    throw new BrowserLaunchError(
      `The browser at ${executablePath} does not start. Try it by hand, or set SITELENS_CHROMIUM to another one.`,
      { cause },
    );
  };
}
