import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { checkContrastInOtherThemes } from './contrastInOtherThemes.ts';
import { ThemedDocs } from './ThemedDocs.tsx';
import { inTheme } from './themes.tsx';

async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    onUnhandledFrame: 'bypass',
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return worker;
}

function isTestRun(): boolean {
  return '__vitest_browser__' in globalThis;
}

const preview: Preview = {
  decorators: [inTheme],
  loaders: [mswLoader(startWorker)],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
          { value: 'all', title: 'All at once', icon: 'sidebyside' },
        ],
      },
    },
  },
  // Parts that are loaded on demand take more than a second on a machine that is busy.
  beforeEach: () => configure({ asyncUtilTimeout: 5_000 }),
  afterEach: async ({ parameters }) => {
    const { test, onlyOwnTheme } = parameters.a11y ?? {};
    if (isTestRun() && test === 'error' && onlyOwnTheme !== true) await checkContrastInOtherThemes();
  },
  parameters: {
    a11y: { test: 'error' },
    // The decorator pads, so that the page's background reaches the edge.
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'Forms', 'Shell', 'Results', 'Widgets', 'Screens', '*'],
      },
    },
    viewport: {
      options: {
        desktop: {
          name: 'Desktop 1920 × 1080',
          styles: { width: '1920px', height: '1080px' },
          type: 'desktop',
        },
        tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        phone: { name: 'Phone 360 × 800', styles: { width: '360px', height: '800px' }, type: 'mobile' },
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
