import type { AccessibilityRulePage } from '@sitelens/api-client/contract';
import { goldenRulePages } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withFilter, withPage } from '../table/tableView.ts';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { RedactionPrompt } from './RedactionPrompt.tsx';
import { RulePagesTable } from './RulePagesTable.tsx';
import { rulePagesViewSpec } from './rulePagesViewSpec.ts';

const { content, totalElements } = goldenRulePages('image-alt');
const view = defaultTableView(rulePagesViewSpec);
const promptLinks = { startFreeTrial: '/signup', pickPlan: '/pricing' };

const meta = {
  title: 'Results/Findings/RulePagesTable',
  component: RulePagesTable,
  args: {
    pages: content,
    total: totalElements,
    view,
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
    onPageOpen: fn(),
  },
} satisfies Meta<typeof RulePagesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const [first] = content;
    if (!first) throw new Error('There is no page.');
    const pictures = content.flatMap(({ thumbnails }) => Object.values(thumbnails));
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('tbody img')].map((one) => one.getAttribute('src'))).toEqual(
        pictures,
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: first.pageUrl }));
    await expect(args.onPageOpen).toHaveBeenCalledWith({ pageId: first.pageId });
  },
};

export const Sorted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...view, orderBy: 'pageUrl', order: 'asc' });
  },
};

export const Paged: Story = {
  args: { total: 1_234 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(withPage(view, 1));
  },
};

const ofFixed = goldenRulePages('color-contrast', { filterSinceLastScan: ['FIXED'] });
const fixedView = withFilter(view, 'sinceLastScan', ['FIXED']);

/** Pages on which something was fixed; where nothing is left that is said. */
export const Fixed: Story = {
  args: { view: fixedView, pages: ofFixed.content, total: ofFixed.totalElements },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(/^\d+ fixed$/)).toHaveLength(ofFixed.content.length);
    const done = ofFixed.content.filter(({ totalIssues }) => totalIssues === 0);
    await expect(canvas.queryAllByText('All fixed')).toHaveLength(done.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Since last scan (1)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Since last scan' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'New' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(withFilter(view, 'sinceLastScan', ['FIXED', 'NEW']));
  },
};

export const NoneMatch: Story = { args: { view: fixedView, pages: [], total: 0 } };

/** Nothing is said of what has changed where there is nothing to compare with. */
export const FirstScan: Story = {
  args: { pages: content.map(({ sinceLastScan: _, ...page }): AccessibilityRulePage => page) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Since last scan' })).toBeNull();
  },
};

export const Loading: Story = { args: { pages: [], total: 0, status: 'loading' } };
export const Failed: Story = { args: { pages: [], total: 0, status: 'failed' } };
export const Empty: Story = { args: { pages: [], total: 0 } };

const withheld: AccessibilityRulePage = {
  id: 'withheld',
  pageId: '00000000-0000-0000-0000-000000000000',
  pageUrl: '',
  thumbnails: {},
  totalIssues: 3,
  redacted: true,
};

/** Of what is withheld nothing is shown, but how much it is. */
export const Redacted: Story = {
  args: {
    pages: [...content.slice(0, 1), withheld, { ...withheld, id: 'withheld too' }],
    total: 1,
    redaction: { count: 2, prompt: <RedactionPrompt reason="FREEMIUM" count={2} links={promptLinks} /> },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(2);
  },
};

const LONG = `https://www.example.com/${'a-very-long-part-of-an-address/'.repeat(12)}`;

const at = (id: string, pageUrl: string): AccessibilityRulePage => ({
  id,
  pageId: id,
  pageUrl,
  thumbnails: {},
  totalIssues: 1_204,
  redacted: false,
});

/** Addresses in other letters, with signs that turn the direction of writing, and of one long word. */
export const StrangeAddresses: Story = {
  args: {
    pages: [
      at('1', LONG),
      at('2', 'https://xn--bcher-kva.example/%D8%A7%D8%AA%D8%B5%D9%84'),
      at('3', 'https://مثال.example/اتصل-بنا/?صفحة=2#نهاية'),
      at('4', `https://example.com/${'👩‍👩‍👧‍👦'.repeat(120)}`),
      at('5', `https://example.com/${'W'.repeat(10_000)}`),
      at('6', 'https://example.com/\u202Egnp.exe'),
      at('7', 'no address at all'),
    ],
    total: 7,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(LONG)).toHaveTextContent(new RegExp(`^${LONG.slice(0, 89)}…`));
    await expect(canvas.getByRole('button', { name: LONG })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const StrangeAddressesOnAPhone: Story = {
  ...StrangeAddresses,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
