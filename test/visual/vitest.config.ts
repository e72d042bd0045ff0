import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browser, reactInBrowser } from '../../vitest.config.ts';
import { pictureBrowser } from './pictureBrowser.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run test:visual`: a run of its own, since pictures are compared when looks are meant to change. */
export default defineConfig({
  root: repository,
  // Storybook allows its own folder alone, where no picture could be written.
  server: { fs: { allow: [repository] } },
  plugins: [storybookTest({ configDir: join(here, 'storybook') })],
  ...reactInBrowser,
  test: {
    name: 'visual',
    reporters: ['default', './test/plainTotalReporter.ts'],
    attachmentsDir: join(repository, 'node_modules/.cache/visual/differences'),
    // Storybook's plugin forbids writing, and a reference is a file.
    api: { host: '127.0.0.1', allowWrite: true },
    testTimeout: 60_000,
    browser: {
      ...browser(await pictureBrowser(), { reducedMotion: 'reduce' }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // The same browser with the same fonts draws the same, but for a stray pixel of a glyph's edge.
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 10 },
          resolveScreenshotPath: ({ arg, ext }) => join(here, 'references', `${arg}${ext}`),
        },
      },
    },
  },
});
