import type { Preview } from '@storybook/react-vite';
import { vi } from 'vitest';
import ours from '../../../.storybook/preview.tsx';
import { comparePictures } from '../comparePictures.ts';

/** Whatever says how long ago something was says the same in every picture. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** The one Storybook's preview; when a story has been played, it is compared with its pictures. */
const preview: Preview = {
  ...ours,
  beforeEach: () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    return () => vi.useRealTimers();
  },
  afterEach: ({ id, globals }) =>
    comparePictures(id, { hasOwnViewport: Object(globals.viewport).value !== undefined }),
  // The project `stories` has checked that already.
  parameters: { ...ours.parameters, a11y: { test: 'off' } },
};

export default preview;
