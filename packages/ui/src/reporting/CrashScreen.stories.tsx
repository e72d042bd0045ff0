import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CrashScreen } from './CrashScreen.tsx';

const meta = {
  title: 'Shell/CrashScreen',
  component: CrashScreen,
  tags: ['!autodocs'],
  args: { supportEmail: 'support@sitelens.example', onReload: fn() },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSupport: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unknown error occurred' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:support@sitelens.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** An installation that names no support address. */
export const WithoutSupport: Story = { args: { supportEmail: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
