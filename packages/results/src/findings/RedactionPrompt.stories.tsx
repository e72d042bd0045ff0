import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RedactionPrompt } from './RedactionPrompt.tsx';

const meta = {
  title: 'Results/Findings/RedactionPrompt',
  component: RedactionPrompt,
  args: { reason: 'FREEMIUM', count: 11, links: { startFreeTrial: '/sign-up', pickPlan: '/plans' } },
} satisfies Meta<typeof RedactionPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor: 7 days, without a credit card. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 results are hidden')).toBeVisible();
    await expect(canvas.getByText(/7 days, no credit card/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a free trial' })).toHaveAttribute(
      'href',
      '/sign-up',
    );
  },
};

export const TrialExpired: Story = {
  args: { reason: 'TRIAL_EXPIRED', count: 1234 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your trial has expired: 1,234 results are hidden')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pick a plan' })).toHaveAttribute('href', '/plans');
  },
};

export const OneResult: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 result is hidden')).toBeVisible();
  },
};

export const NothingWithheld: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
