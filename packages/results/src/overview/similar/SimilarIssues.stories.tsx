import type { CommonComponent } from '@sitelens/api-client/contract';
import { goldenCommonComponents, redactedCommonComponents } from '@sitelens/golden';
import { Text } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RedactionPrompt } from '../../findings/RedactionPrompt.tsx';
import { defaultTableView } from '../../table/tableViewParameters.ts';
import { SimilarIssues } from './SimilarIssues.tsx';
import { similarIssuesViewSpec } from './similarIssuesView.ts';

const { content, totalElements } = goldenCommonComponents();
const view = defaultTableView(similarIssuesViewSpec);

const meta = {
  title: 'Results/Overview/SimilarIssues',
  component: SimilarIssues,
  args: {
    components: content,
    total: totalElements,
    view,
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    renderExample: ({ pageUrl }) => <Text>{pageUrl}</Text>,
  },
} satisfies Meta<typeof SimilarIssues>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What fails most often comes first, with what it violates and how much that hurts. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Similar issues' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads.slice(1)).toEqual(['Rule', 'Occurrences', 'Violates', 'Impact']);
    await expect(
      table.getByRole('row', { name: /image-alt.*5 ?on 4 pages.*WCAG 2.0 A.*Critical/ }),
    ).toBeVisible();
  },
};

/** The server orders: the heads only ask. */
export const Ordering: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Impact' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...view, orderBy: 'impact', order: 'desc' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...view, orderBy: 'ruleId', order: 'asc' });
  },
};

/** One example at first; the focus goes on with the ones that are asked for. */
export const Expanding: Story = {
  play: async ({ canvas }) => {
    const [toggle] = canvas.getAllByRole('button', { name: /^Details/ });
    if (!toggle) throw new Error('No row can be expanded');
    await userEvent.click(toggle);
    const examples = within(canvas.getByRole('list', { name: 'Examples' }));
    await expect(examples.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more examples' }));
    await expect(examples.getAllByRole('listitem')).toHaveLength(4);
    await expect(examples.getAllByRole('listitem')[1]).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /more example/ })).toBeNull();
  },
};

const redacted = redactedCommonComponents('FREEMIUM');

/** Components of withheld rules are hinted at; of those that are shown, the examples are withheld. */
export const Redacted: Story = {
  args: {
    components: redacted.content,
    total: redacted.totalElements,
    expandedIds: redacted.content.slice(0, 1).map(({ id }) => id),
    redaction: {
      count: redacted.redaction?.redactedCount ?? 0,
      prompt: (
        <RedactionPrompt
          reason="FREEMIUM"
          count={3}
          links={{ startFreeTrial: '#trial', pickPlan: '#plan' }}
        />
      ),
    },
    renderRedaction: (count) => (
      <RedactionPrompt
        reason="FREEMIUM"
        count={count}
        links={{ startFreeTrial: '#trial', pickPlan: '#plan' }}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4 results are hidden')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Start a free trial' })).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(3);
  },
};

/** Without a prompt it is said how many there are. */
export const RedactedWithoutPrompt: Story = {
  args: {
    components: redacted.content,
    total: redacted.totalElements,
    expandedIds: redacted.content.map(({ id }) => id),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 examples are hidden.')).toBeVisible();
  },
};

const [first] = content;
if (!first) throw new Error('The golden scan has no common components.');

const hostile: readonly CommonComponent[] = [
  {
    ...first,
    id: 'unknown',
    ruleId: 'a-rule-of-tomorrow',
    tags: ['wcag30silver', 'tomorrow'],
    // Of a server that is newer than this page.
    ...JSON.parse('{ "impact": "catastrophic" }'),
  },
  { ...first, id: 'word', ruleId: 'x'.repeat(10_000), count: 1_234_567, totalPages: 987_654 },
  { ...first, id: 'rtl', ruleId: 'قاعدة 🧭', tags: [] },
];

/** Rules, tags and impacts that nobody knows are shown as they came; long words keep the table in shape. */
export const UnknownAndLong: Story = {
  args: { components: hostile, total: hostile.length },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /a-rule-of-tomorrow.*wcag30silver.*tomorrow.*catastrophic/ }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Empty: Story = {
  args: { components: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No components found with accessibility issues' }),
    ).toBeVisible();
  },
};

export const NoneSoFar: Story = { args: { components: [], total: 0, isRunning: true } };
export const Loading: Story = { args: { components: [], total: 0, status: 'loading' } };

export const Failed: Story = {
  args: { components: [], total: 0, status: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Failed to retrieve common components. Please try again later.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  args: { components: [...content, ...hostile], total: 6, expandedIds: [first.id] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
