import { goldenHandlers, goldenScan, goldenSubscription, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';

const meta = {
  title: 'Widgets/ExportMenu',
  component: ExportMenu,
  decorators: [withClient],
  args: { projectId: goldenScan.projectId, scanId: goldenScan.scanId, reportHref: '#report' },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: 'Export' });
    await expect(trigger).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Files are links, so that the browser saves them as it always does. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const items = await canvas.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'CSV, for spreadsheets',
      'JSON, for programs',
      'SARIF, for code scanning',
      'Accessibility report',
    ]);
    await expect(items[0]).toHaveAttribute('href', expect.stringMatching(/\/export\?format=csv$/));
    await expect(items[3]).toHaveAttribute('href', '#report');
  },
};

/** Somebody should know before a hundred megabytes come. */
export const Large: Story = {
  parameters: withAnswer(answers(SCAN, { ...goldenScan, accessibilityIssues: 100_000 })),
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: 'Export' });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('menuitem', { name: /SARIF/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const warning = dialog.getByText(/100,000 accessibility issues, the file has about 80 MB/);
    await waitFor(() => expect(warning).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
};

export const WhileTheScanRuns: Story = {
  parameters: withAnswer(answers(SCAN, runningScan(3))),
  play: async ({ canvas }) => {
    const trigger = await canvas.findByRole('button', { name: 'Export' });
    await expect(trigger).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(trigger);
    await expect(
      await screen.findByText('The results can be exported when the scan has ended.'),
    ).toBeVisible();
    await userEvent.click(trigger);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const NotInThePlan: Story = {
  parameters: withAnswer(answers('/subscriptions', { ...goldenSubscription, status: 'FREEMIUM' })),
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Export' }));
    await expect(
      await screen.findByText('Exporting the results is not included in your plan.'),
    ).toBeVisible();
  },
};
