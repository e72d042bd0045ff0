import { goldenHandlers, goldenRulePages, goldenScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, breaks, breaksAtFirst, forbids, neverAnswers, withAnswer } from '../testing/answers.ts';
import { seenAfterTheTrial, seenByAVisitor } from '../testing/redactedStories.ts';
import { withClient } from '../testing/withClient.tsx';
import { AccessibilityRulePages } from './AccessibilityRulePages.tsx';

const PATH = '/projects/:projectId/scans/:scanId/accessibility/image-alt';

const meta = {
  title: 'Widgets/AccessibilityRulePages',
  component: AccessibilityRulePages,
  decorators: [withClient],
  args: {
    projectId: goldenScan.projectId,
    scanId: goldenScan.scanId,
    accessibilityId: 'image-alt',
    onPageOpen: fn(),
  },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof AccessibilityRulePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: /\(\d+ issues\)/ })).toBeVisible();
  },
};

/** The header's help article, over the page. */
export const Help: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /\(\d+ issues\)/ });
    await userEvent.click(canvas.getByRole('button', { name: 'How to fix' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** By address; then only the pages on which something was fixed; then one of them. */
export const SortedFilteredOpened: Story = {
  args: { accessibilityId: 'color-contrast' },
  parameters: { msw: { handlers: goldenHandlers } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page' }));
    const head = canvas.getByRole('columnheader', { name: 'Page' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');

    await userEvent.click(await canvas.findByRole('button', { name: 'Since last scan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Fixed' }));
    const fixed = goldenRulePages('color-contrast', {
      filterSinceLastScan: ['FIXED'],
      orderBy: 'pageUrl',
      order: 'asc',
    });
    await canvas.findByText(`1–${fixed.totalElements} of ${fixed.totalElements}`);
    await expect(canvas.getAllByText('All fixed').length).toBeGreaterThan(0);

    const [first] = fixed.content;
    await userEvent.click(canvas.getByRole('button', { name: first?.pageUrl ?? '' }));
    await expect(args.onPageOpen).toHaveBeenCalledWith({ pageId: first?.pageId });
  },
};

const compared = goldenRulePages('image-alt');

/** There is nothing to compare with. */
export const FirstScan: Story = {
  parameters: withAnswer(
    answers(PATH, {
      ...compared,
      content: compared.content.map(({ sinceLastScan: _, ...page }) => page),
      rule: { ...compared.rule, sinceLastScan: undefined },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /\(\d+ issues\)/ });
    await expect(canvas.queryByText('Since last scan')).toBeNull();
  },
};

/** A rule that failed in an earlier scan, and no longer. */
export const Empty: Story = {
  args: { accessibilityId: 'meta-refresh' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No page has this issue');
  },
};

const manyRules = {
  ...goldenRulePages('image-alt'),
  rule: { ...goldenRulePages('image-alt').rule, totalIssues: 4_321 },
};

/** The count is the rule's own, however far down the list of rules it stands. */
export const BeyondTheFirstRules: Story = {
  parameters: withAnswer(
    answers(PATH, manyRules),
    breaks('/projects/:projectId/scans/:scanId/accessibility/categories'),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /4,?321 issues/ });
  },
};

export const Loading: Story = { parameters: withAnswer(neverAnswers(PATH)) };

const { handler, mend, beforeEach } = breaksAtFirst(PATH);

export const Failed: Story = {
  beforeEach,
  parameters: withAnswer(handler),
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to retrieve the data');
    mend();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const [first] = compared.content;
    await expect(await canvas.findByRole('button', { name: first?.pageUrl ?? '' })).toBeVisible();
  },
};

export const Forbidden: Story = { parameters: withAnswer(forbids(PATH)) };
export const UnknownRule: Story = {
  args: { accessibilityId: 'rule-of-tomorrow' },
  parameters: withAnswer(
    answers('/projects/:projectId/scans/:scanId/accessibility/rule-of-tomorrow', {
      content: [],
      totalElements: 0,
      rule: {
        id: 'rule-of-tomorrow',
        totalIssues: 0,
        totalPages: 0,
        tags: ['wcag3-clarity'],
        disabilitiesAffected: ['VESTIBULAR'],
        impact: 'catastrophic',
      },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('catastrophic');
    await expect(canvas.getByText('VESTIBULAR')).toBeVisible();
    await expect(canvas.getByText('wcag3-clarity')).toBeVisible();
  },
};

/** A rule that is withheld itself answers as one that did not fail, and says that rules are withheld. */
export const WithheldRule: Story = {
  parameters: withAnswer(
    answers(PATH, {
      content: [],
      totalElements: 0,
      rule: { ...compared.rule, totalIssues: 0, totalPages: 0, tags: [], sinceLastScan: undefined },
      redaction: { reason: 'FREEMIUM', redactedCount: 17 },
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Start a free trial' });
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(5);
    await expect(canvas.queryByText('No page has this issue')).toBeNull();
  },
};

export const ForAVisitor: Story = seenByAVisitor;

export const AfterTheTrial: Story = seenAfterTheTrial;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Sort by');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
