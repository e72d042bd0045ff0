import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config = {
  framework: '@storybook/react-vite',
  stories: ['../{packages,apps}/*/src/**/*.mdx', '../{packages,apps}/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The service worker that answers for the API in widget stories, the golden scan's pictures and the product's own.
  staticDirs: [
    './public',
    { from: '../test/golden/scan', to: '/golden' },
    { from: '../apps/dashboard/public/dashboard-assets', to: '/dashboard-assets' },
  ],
  core: { disableTelemetry: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: {
        conditions: ['sitelens-source', ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'],
      },
    }),
} satisfies StorybookConfig;

export default config;
