import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright-core';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { npmBrowser } from './packages/scanner/src/browser/npmBrowser.ts';

// Always the browser from npm: layouts are then the same on every machine.
const npmInstallation = await npmBrowser();

/** Lets our packages resolve to each other's sources. */
const CONDITION = 'sitelens-source';
const SOURCES = '{packages/*,apps/*}/src';

/** For projects that run in a browser: headless Chromium, started so. */
export function browser(installation = npmInstallation, contextOptions: BrowserContextOptions = {}) {
  const { executablePath, environment } = installation;
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1024, height: 768 },
    instances: [{ browser: 'chromium' as const }],
    provider: playwright({
      contextOptions,
      launchOptions: {
        executablePath,
        env: { ...process.env, ...environment },
        args: ['--no-sandbox', '--disable-gpu'],
      },
    }),
  };
}

/** For projects whose tests render React in a browser. */
export const reactInBrowser = {
  resolve: {
    conditions: [CONDITION, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query', 'i18next', 'react-i18next'],
  },
  // Without these a cold cache re-optimises in mid-run: "useContext of null", "iframe did not become ready".
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'styled-components',
      'vitest-browser-react',
      '@storybook/react-vite',
      'storybook/test',
      // These are imported on demand, so that they would be found in mid-run.
      'culori/fn',
      'fastest-levenshtein',
      'react-apexcharts',
      'shiki/core',
      'shiki/engine/javascript',
      'shiki/langs/html.mjs',
      'vanilla-cookieconsent',
    ],
  },
};

export default defineConfig({
  test: {
    reporters: ['default', './test/plainTotalReporter.ts'],
    projects: [
      {
        resolve: { conditions: [CONDITION] },
        ssr: { resolve: { conditions: [CONDITION] } },
        test: {
          name: 'node',
          environment: 'node',
          include: [`${SOURCES}/**/*.test.ts`, 'test/*.test.ts', 'test/{site,golden}/src/**/*.test.ts'],
          globalSetup: ['apps/service/src/store/testing/sharedFixtures.testing.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Its tests often wait for processes of theirs: one worker would leave a small machine idle.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        plugins: [react()],
        ...reactInBrowser,
        test: {
          name: 'browser',
          include: [`${SOURCES}/**/*.test.tsx`],
          browser: browser(),
          // As long as an element is waited for: a screen may load parts and ask for data before what is polled.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        ...reactInBrowser,
        test: { name: 'stories', browser: browser(), sequence: { groupOrder: 1 } },
      },
      {
        resolve: { conditions: [CONDITION] },
        ssr: { resolve: { conditions: [CONDITION] } },
        test: {
          name: 'packages',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          globalSetup: ['test/package/setUp.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        resolve: { conditions: [CONDITION] },
        ssr: { resolve: { conditions: [CONDITION] } },
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/buildService.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // As long as a locator waits: what changes on a screen has gone to the service and back.
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 2 },
          // As a rule a journey waits for its scan: two fill a small machine, and more would slow each other down.
          maxWorkers: 2,
        },
      },
    ],
  },
});
