import { goldenHandlers, goldenRedactedHandlers, goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answers, breaksAtFirst, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityReport } from './AccessibilityReport.tsx';

const SCAN = '/projects/:projectId/scans/:scanId';
const PATIENT = { timeout: 15_000 };

const meta = {
  title: 'Widgets/AccessibilityReport',
  component: AccessibilityReport,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    madeAt: new Date('2026-11-20T10:00:00Z'),
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityReport>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whole at once, with contents that lead to each part, and pictures that have been cut. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Accessibility report of/ }, PATIENT);
    await expect(canvasElement.querySelector('[data-report="ready"]')).not.toBeNull();
    const links = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
    await expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const target = canvasElement.ownerDocument.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      await expect(target).not.toBeNull();
    }
    const pictures = canvas.getAllByRole('img', { name: /^Screenshot of the element/ });
    await expect(pictures.length).toBeGreaterThan(3);
    await expect(pictures[0]).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg/));
    await expect(canvas.getByText(/has no legal authority/)).toBeVisible();
  },
};

/** On a phone nothing is wider than the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 }, PATIENT);
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

/** Visitors read what they see of the results, and that there is more. */
export const Redacted: Story = {
  parameters: { msw: { handlers: goldenRedactedHandlers('FREEMIUM') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These are partial results', {}, PATIENT)).toBeVisible();
  },
};

export const OfARunningScan: Story = {
  parameters: withAnswer(answers(SCAN, runningScan(3))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The scan is still running')).toBeVisible();
  },
};

export const BeingPutTogether: Story = {
  parameters: withAnswer(neverAnswers(`${SCAN}/accessibility/:ruleId`)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Progress of the report' }, PATIENT),
    ).toBeVisible();
  },
};

const badMoment = breaksAtFirst(`${SCAN}/pages`);

/** A report with a part missing is none; asking again makes it. */
export const Failed: Story = {
  parameters: withAnswer(badMoment.handler),
  beforeEach: badMoment.beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Failed to put the report together', {}, PATIENT)).toBeVisible();
    await expect(canvasElement.querySelector('[data-report="failed"]')).not.toBeNull();
    badMoment.mend();
    await userEvent.click(canvas.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(canvasElement.querySelector('[data-report="ready"]')).not.toBeNull(), PATIENT);
  },
};

export const Forbidden: Story = {
  parameters: withAnswer(forbids(SCAN)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Not allowed')).toBeVisible();
    await expect(canvasElement.querySelector('[data-report="failed"]')).not.toBeNull();
  },
};
