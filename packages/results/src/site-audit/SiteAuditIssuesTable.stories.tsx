import {
  SITE_AUDIT_COLUMNS,
  SITE_AUDIT_ISSUE_TYPES,
  type SiteAuditIssueType,
} from '@sitelens/api-client/contract';
import { goldenSiteAuditIssues } from '@sitelens/golden';
import { Stack } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RedactionPrompt } from '../findings/RedactionPrompt.tsx';
import { defaultTableView } from '../table/tableViewParameters.ts';
import { SiteAuditIssuesTable } from './SiteAuditIssuesTable.tsx';
import { auditIssue, brokenLinks, duplicateTitles } from './testing/auditIssues.ts';
import { hostileElements, hostileIssues } from './testing/hostileIssues.ts';
import { siteAuditIssuesViewSpec } from './viewSpecs.ts';

const view = defaultTableView(siteAuditIssuesViewSpec);
const broken = brokenLinks(12);

const meta = {
  title: 'Results/SiteAudit/SiteAuditIssuesTable',
  component: SiteAuditIssuesTable,
  args: {
    type: 'BROKEN_LINK',
    issues: broken.slice(0, 10),
    total: broken.length,
    view,
    onViewChange: fn(),
    status: 'ready',
    onRetry: fn(),
  },
} satisfies Meta<typeof SiteAuditIssuesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (type: SiteAuditIssueType): Pick<Story, 'args'> => {
  const { data, totalElements } = goldenSiteAuditIssues(type);
  return { args: { type, issues: data, total: totalElements } };
};

/** Addresses open in a new tab; statuses are read without their colour. */
export const BrokenLinks: Story = {
  play: async ({ canvas, args }) => {
    const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['Address', 'Status', 'Error', 'Found on']);
    await expect(canvas.getAllByText('404 Client error')[0]).toBeVisible();
    const [link] = canvas.getAllByRole('link', { name: /gone-1 / });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...view, page: 1 });
  },
};

export const LinksToRedirects: Story = of('LINK_TO_REDIRECT');

/** One of them without a status, one with what is none. */
export const FailedRequests: Story = {
  ...of('REQUEST_FAILED'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999 Unknown status')).toBeVisible();
    await expect(canvas.getAllByText('–')[0]).toBeVisible();
  },
};

/** A page must not make its reader press an address of their own device. */
export const LinksToLocalhost: Story = {
  ...of('LINK_TO_LOCALHOST'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('http://localhost:3000/preview').closest('a')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The first five pages; then the first hundred, and how many there are beyond. */
export const Duplicates: Story = {
  args: { type: 'DUPLICATE_TITLE_TAGS', issues: duplicateTitles, total: 2 },
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole('row');
    if (!first) throw new Error('There is no row.');
    const row = within(first);
    await expect(row.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(row.getByRole('button', { name: 'Show 100 of 240' }));
    await expect(row.getAllByRole('listitem')).toHaveLength(100);
    await expect(row.getByText('and 140 more pages')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Show fewer' }));
    await expect(row.getAllByRole('listitem')).toHaveLength(5);
  },
};

export const LengthOfTitles: Story = of('TITLE_TOO_LONG');
export const Headings: Story = of('H_TAG_HIERARCHY');
export const SeveralElements: Story = {
  ...of('MULTIPLE_META_DESCRIPTION_TAGS'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
  },
};
export const EmptyAddresses: Story = {
  args: {
    type: 'EMPTY_HREF_ATTRIBUTE',
    issues: [
      auditIssue('EMPTY_HREF_ATTRIBUTE', {
        page_url: { href: 'https://www.example.com/' },
        anchor_text: { text: '' },
      }),
    ],
    total: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(empty)')).toBeVisible();
  },
};
export const BlockedByRobots: Story = of('BLOCKED_BY_ROBOTS');
export const EmptyAlternatives: Story = of('EMPTY_ALT_ATTRIBUTE');

/** Whatever a page says is only ever text; no cell is wider than 500 px. */
export const Hostile: Story = {
  args: { issues: hostileIssues, total: hostileIssues.length },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('javascript:alert(document.cookie)').closest('a')).toBeNull();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.getByText('999 Unknown status')).toBeVisible();
    await expect(canvasElement.querySelector('td img, td script')).toBeNull();
    for (const { href } of canvas.getAllByRole<HTMLAnchorElement>('link')) {
      await expect(href).toMatch(/^https?:/);
    }
    for (const cell of canvasElement.querySelectorAll('th > div, td > div > div')) {
      await expect(cell.getBoundingClientRect().width).toBeLessThanOrEqual(500);
    }
    const [first] = canvas.getAllByRole('button', { name: /^Show all .* characters$/, expanded: false });
    if (!first) throw new Error('Nothing is cut.');
    await userEvent.click(first);
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const HostileElements: Story = {
  args: { type: 'MULTIPLE_META_KEYWORD_TAGS', issues: hostileElements, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show all 100' })).toBeVisible();
  },
};

const prompt = (
  <RedactionPrompt reason="FREEMIUM" count={9} links={{ startFreeTrial: '/sign-up', pickPlan: '/pricing' }} />
);

/** The first three, the shape of at most five of the others, and the way to see them. */
export const Redacted: Story = {
  args: { issues: broken.slice(0, 3), total: 3, redaction: { count: 9, prompt } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tr[data-redacted]')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Start a free trial' })).toHaveAttribute(
      'href',
      '/sign-up',
    );
  },
};

export const None: Story = {
  args: { issues: [], total: 0 },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues' });
  },
};

export const NoneSoFar: Story = {
  args: { issues: [], total: 0, isRunning: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No issues found so far!' });
  },
};

export const Loading: Story = { args: { issues: [], total: 0, status: 'loading' } };

export const Failed: Story = {
  args: { issues: [], total: 0, status: 'failed' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Failed due to a technical error');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const oneOfEachShape = new Map(
  SITE_AUDIT_ISSUE_TYPES.map((type) => [SITE_AUDIT_COLUMNS[type].join(), type] as const),
);

/** A table of each shape. */
export const EveryShape: Story = {
  render: (args) => (
    <Stack gap="l">
      {[...oneOfEachShape.values()].map((type) => (
        <SiteAuditIssuesTable {...args} {...of(type).args} key={type} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(oneOfEachShape.size);
  },
};

/** Of a service that is newer than this package: its columns are those that its issues have. */
export const UnknownType: Story = {
  args: {
    type: 'OF_TOMORROW',
    issues: [
      {
        ...auditIssue('BLOCKED_BY_ROBOTS', { url: { href: 'https://www.example.com/' } }),
        issueDetails: {
          url: { href: 'https://www.example.com/' },
          reason_of_tomorrow: { text: 'Moonlight' },
        },
      },
    ],
    total: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'reason_of_tomorrow' })).toBeVisible();
    await expect(canvas.getByText('Moonlight')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { issues: [...hostileIssues, ...broken.slice(0, 3)], total: 6 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('404 Client error');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const DuplicatesOnAPhone: Story = {
  ...of('DUPLICATE_TITLE_TAGS'),
  globals: { viewport: { value: 'phone' } },
};
