import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import ours from '../../../.storybook/main.ts';

const OURS = '../../../.storybook';

/** The one Storybook's stories, seen from this folder. */
const config: StorybookConfig = {
  ...ours,
  stories: ['../{packages,apps}/*/src/**/*.stories.tsx'].map((pattern) => join(OURS, pattern)),
  staticDirs: ours.staticDirs.map((folder) =>
    typeof folder === 'string' ? join(OURS, folder) : { ...folder, from: join(OURS, folder.from) },
  ),
};

export default config;
