import { SCREEN_SIZES, type ScreenSize } from '@sitelens/api-client/contract';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { npmBrowser } from '../browser/npmBrowser.ts';
import { HAS_TOUCH } from '../browser/touch.ts';
import type { ScannedPage } from '../pageResult.ts';

/** Rule and element, for every element that violates a rule at one size. */
export type Violations = readonly string[];

export interface DirectRunner {
  /** Loads the page at that size and runs axe-core in its own world and in all its frames, as its users do. */
  run(url: string, screenSize: ScreenSize): Promise<Violations>;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** axe-core without anything of ours: what our findings must equal. */
export async function openDirectRunner(): Promise<DirectRunner> {
  const { executablePath, environment } = await npmBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment } as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    browser,
    close: () => browser.close(),
    async run(url, screenSize) {
      const context = await browser.newContext({
        viewport: SCREEN_SIZES[screenSize],
        hasTouch: HAS_TOUCH[screenSize],
        bypassCSP: true,
      });
      try {
        const page = await context.newPage();
        await page.goto(url, { waitUntil: 'load' });
        await page.waitForTimeout(500);
        for (const frame of page.frames()) {
          await frame.evaluate(`${axe.source};axe.configure({allowedOrigins:['<unsafe_all_origins>']})`);
        }
        const run = `axe.run(document, { rules: { 'target-size': { enabled: true } } })`;
        const { violations }: AxeResults = await page.evaluate(run);
        return violations
          .flatMap((rule) => rule.nodes.map((node) => name(rule.id, node.html, node.target)))
          .sort();
      } finally {
        await context.close();
      }
    },
  };
}

/** What a scan found at one size, to be compared with a direct run. */
export function violationsAt({ findings }: ScannedPage, screenSize: ScreenSize): Violations {
  return findings
    .filter(({ screenSizes }) => screenSizes.includes(screenSize))
    .map(({ ruleId, html, target }) => name(ruleId, html, target))
    .sort();
}

function name(ruleId: string, html: string, target: unknown): string {
  return `${ruleId} ${JSON.stringify(target)} ${html.slice(0, 5_000)}`;
}
