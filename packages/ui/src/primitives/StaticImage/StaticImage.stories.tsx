import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StaticImage } from './StaticImage.tsx';

const meta = {
  title: 'Primitives/StaticImage',
  component: StaticImage,
  args: {
    name: 'issue-light',
    alt: 'An issue marked on the screenshot of a page',
    width: 1172,
    height: 626,
    style: { width: '100%', height: 'auto' },
  },
} satisfies Meta<typeof StaticImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
};

/** A small place takes a small file. (Of an image that is there already a browser takes the whole.) */
export const Small: Story = {
  args: { name: 'issue-dark', sizes: '230px', style: { width: 230, height: 'auto' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(image.currentSrc).toMatch(/issue-dark-(20|40|60)\.webp$/));
  },
};
