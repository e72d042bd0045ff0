import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuleHeader } from './RuleHeader.tsx';

const meta = {
  title: 'Results/Accessibility/RuleHeader',
  component: RuleHeader,
  args: { ruleId: 'color-contrast', totalIssues: 1, impact: 'serious' },
} satisfies Meta<typeof RuleHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ManyIssues: Story = { args: { totalIssues: 1_234 } };
export const BestPractice: Story = { args: { ruleId: 'heading-order', impact: 'moderate', totalIssues: 3 } };

/** Before the count is known. */
export const WithoutCount: Story = { args: { totalIssues: undefined, impact: undefined } };

/** A rule that the catalogue doesn't know. */
export const UnknownRule: Story = { args: { ruleId: 'rule-of-tomorrow', impact: 'minor', totalIssues: 2 } };
