import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { RuleHeader } from './RuleHeader.tsx';

const meta = {
  title: 'Results/Findings/RuleHeader',
  component: RuleHeader,
  args: { ruleId: 'color-contrast', totalIssues: 1, impact: 'serious' },
} satisfies Meta<typeof RuleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /\(1 issue\)$/ })).toBeVisible();
    await expect(canvas.getByText('Serious')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Documentation (opens in a new tab)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'How to fix' })).toBeNull();
  },
};

/** With the help article at hand. */
export const WithHelp: Story = {
  args: { hasHelp: true, sinceLastScan: { new: 2, unchanged: 40, fixed: 3 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to fix' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'How to fix' })).toHaveFocus());
  },
};

/** No article has been written on it: the documentation alone. */
export const WithoutArticle: Story = {
  args: { ruleId: 'accesskeys', hasHelp: true, impact: 'serious' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'How to fix' })).toBeNull();
  },
};

/** Of what nobody else documents, the article alone (specification, results, section 2). */
export const WithoutDocumentation: Story = {
  args: { ruleId: 'form-field-text-too-small', hasHelp: true, impact: 'moderate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'How to fix' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ManyIssues: Story = { args: { totalIssues: 1_234 } };
export const BestPractice: Story = { args: { ruleId: 'heading-order', impact: 'moderate', totalIssues: 3 } };

/** Before the count is known. */
export const WithoutCount: Story = { args: { totalIssues: undefined, impact: undefined } };

/** A rule that the catalogue doesn't know: what the server says of it. */
export const UnknownRule: Story = {
  args: {
    ruleId: 'rule-of-tomorrow',
    impact: 'catastrophic',
    totalIssues: 2,
    tags: ['wcag22aa', 'wcag3-clarity'],
    disabilities: ['VESTIBULAR', 'VISUAL'],
    hasHelp: true,
  },
};

/** One word of 10,000 letters keeps the page as wide as it was. */
export const LongWord: Story = {
  args: { ruleId: 'W'.repeat(10_000), impact: 'W'.repeat(10_000), tags: ['W'.repeat(10_000)] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhone: Story = {
  args: { hasHelp: true, sinceLastScan: { new: 2, unchanged: 40, fixed: 3 } },
  globals: { viewport: { value: 'phone' } },
};
