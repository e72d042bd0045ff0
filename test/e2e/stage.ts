import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openTogether } from './openTogether.ts';
import { freePort, type RunningService, runService } from './runningService.ts';
import { openBrowser } from './screen.ts';

/** The built service with data of its own, and a browser to use it with. */
export interface Stage {
  readonly address: string;
  /** Everything that the service has printed since it was last started. */
  output(): string;
  /** A window of a browser that knows nothing of the others, 1440 px wide by default. */
  openWindow(options?: BrowserContextOptions): Promise<Page>;
  /** Ends the service, by default as it is asked to; its data stay. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again where it was. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface StageOptions {
  /** One of this machine that may be scanned. */
  readonly site?: { readonly port: number };
  /** Whether the demo project is scanned at the start, which takes its time. Default: false. */
  readonly hasDemo?: boolean;
  /** Further settings of the service. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Called before the service has its data open. */
  readonly prepare?: (dataDir: string) => Promise<void>;
}

export function openStage(options: StageOptions = {}): Promise<Stage> {
  const { site, hasDemo = false, environment, prepare } = options;
  return openTogether(async (onClose) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sitelens-journey-'));
    onClose(() => rm(dataDir, { recursive: true, force: true }));
    await prepare?.(dataDir);
    const settings = {
      PORT: String(await freePort()),
      SITELENS_DATA_DIR: dataDir,
      ...(site && { SITELENS_ALLOW_TARGETS: `127.0.0.1:${site.port}` }),
      ...(!hasDemo && { SITELENS_DEMO: '0' }),
      ...environment,
    };
    let service: RunningService = await runService(settings);
    onClose(() => service.stop());
    const browser = await openBrowser();
    onClose(() => browser.close());
    return {
      address: service.address,
      output: () => service.output(),
      async openWindow(options?: BrowserContextOptions) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
        context.setDefaultTimeout(20_000);
        return context.newPage();
      },
      stop: (signal?: 'SIGTERM' | 'SIGKILL') => service.stop(signal),
      async start() {
        service = await runService(settings);
      },
    };
  });
}
