import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SeverityDoughnut } from './SeverityDoughnut.tsx';

const meta = {
  title: 'Results/Charts/SeverityDoughnut',
  component: SeverityDoughnut,
  args: { counts: { critical: 19, serious: 37, moderate: 8, minor: 5 } },
} satisfies Meta<typeof SeverityDoughnut>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture says in a sentence what the table says in numbers. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Total accessibility issues' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Severity' })).toBeVisible();
    const picture = await canvas.findByRole('img', {
      name: '69 accessibility issues: Critical 19, Serious 37, Moderate 8, Minor 5.',
    });
    await expect(
      picture.querySelectorAll('.apexcharts-donut-slice-0, .apexcharts-pie-area'),
    ).not.toHaveLength(0);
    await expect(canvas.getByRole('row', { name: 'Serious 37 54%' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Critical',
      'Serious',
      'Moderate',
      'Minor',
    ]);
  },
};

export const OneSeverity: Story = { args: { counts: { critical: 0, serious: 1, moderate: 0, minor: 0 } } };
export const VeryMany: Story = {
  args: { counts: { critical: 1, serious: 1_234_567, moderate: 20_000, minor: 3 } },
};

/** Nothing to draw, but the table stays. */
export const None: Story = {
  args: { counts: { critical: 0, serious: 0, moderate: 0, minor: 0 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No accessibility issues found' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Critical 0 –' })).toBeVisible();
  },
};

/** What the server says beyond what we know is shown plainly. */
export const UnknownSeverities: Story = {
  args: {
    counts: {
      critical: 3,
      serious: 0,
      moderate: 0,
      minor: 0,
      catastrophic: 5,
      '<b onclick=alert(1)>طارئ</b>': 2,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: /^10 accessibility issues: Critical 3, catastrophic 5, <b/ });
    await expect(canvas.getByRole('row', { name: 'catastrophic 5 50%' })).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};

const ENDLESS = { critical: 1, ['x'.repeat(10_000)]: 1 };
const withinTheWindow: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('img', { name: /^2 accessibility issues/ });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const EndlessSeverity: Story = { args: { counts: ENDLESS }, play: withinTheWindow };
export const EndlessSeverityOnPhone: Story = {
  args: { counts: ENDLESS },
  globals: { viewport: { value: 'phone' } },
  play: withinTheWindow,
};

/** While the latest scan has not ended, there is nothing to draw. */
export const Running: Story = {
  args: { isRunning: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'A scan is running' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Each count leads to its issues; a count of none leads nowhere. */
export const WithLinks: Story = {
  args: {
    counts: { critical: 19, serious: 0 },
    severityHref: (impact) => `/categories?filterImpact=${impact}`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Show 19 issues: Critical' });
    await expect(link).toHaveAttribute('href', '/categories?filterImpact=critical');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
