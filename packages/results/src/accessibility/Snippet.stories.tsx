import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Snippet } from './Snippet.tsx';

const meta = {
  title: 'Results/Accessibility/Snippet',
  component: Snippet,
  args: { label: 'Failing element', code: '<img src="/assets/tent.svg" width="400" height="300">' },
} satisfies Meta<typeof Snippet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

const LONG = `<ul class="products">${'<li><a href="/shop/tents">Tents</a></li>'.repeat(40)}</ul>`;

/** Cut, until it is asked for whole. */
export const Long: Story = {
  args: { code: LONG },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(LONG)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Show all/ }));
    await expect(canvas.getByText(LONG)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OneEndlessWord: Story = { args: { code: 'x'.repeat(10_000) } };
export const RightToLeftAndEmoji: Story = {
  args: { code: '<a href="/עזרה" title="🧗🏽‍♀️ طقس">‮evil‬ עזרה 🏕️</a>' },
};

/** Text, whatever it says. */
export const Hostile: Story = { args: { code: '<img src=x onerror="alert(1)"><script>alert(2)</script>' } };
