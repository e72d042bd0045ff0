import type { ScanFailure } from '@sitelens/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScanSummary } from './ScanSummary.tsx';
import type { SummarisedScan } from './SummarisedScan.ts';

const completed: SummarisedScan = {
  status: 'COMPLETED',
  accessibilityIssues: 77,
  totalPagesScanned: 51,
  totalPagesFound: 60,
  startedAt: new Date(2026, 10, 21, 9, 30),
  endedAt: new Date(2026, 10, 21, 9, 34, 12),
};

const meta = {
  title: 'Results/Overview/ScanSummary',
  component: ScanSummary,
  args: { scan: completed },
} satisfies Meta<typeof ScanSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {};
export const Fewer: Story = { args: { difference: 12 } };
export const More: Story = { args: { difference: -1_200 } };
export const Same: Story = { args: { difference: 0 } };

/** With its links; a scan of an earlier version says nothing of them. */
export const LinksChecked: Story = {
  args: { scan: { ...completed, progress: { linksFound: 1_310, linksChecked: 1_310 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Links checked').nextElementSibling).toHaveTextContent('1,310');
    await expect(canvas.getByText('of 1,310 found')).toBeVisible();
  },
};

/** What is new and what was fixed, each with a way to the issues; a count of none leads nowhere. */
export const Changed: Story = {
  args: {
    difference: -3,
    changes: { newIssues: 23, fixedIssues: 0 },
    changesHref: (change) => `#/categories?filterSinceLastScan=${change}`,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Show 23 new issues' });
    await expect(link).toHaveAttribute('href', '#/categories?filterSinceLastScan=NEW');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('3 more than before')).toBeVisible();
  },
};

function failed(failure: ScanFailure): Story {
  return {
    args: {
      scan: {
        ...completed,
        status: 'FAILED',
        totalPagesScanned: 0,
        totalPagesFound: 1,
        failure: { url: 'https://www.example.com/', ...failure },
      },
    },
  };
}

export const AddressRefused = failed({ outcome: 'FAILED', reason: 'ADDRESS_REFUSED' });
export const NameNotResolved = failed({ outcome: 'FAILED', reason: 'NAME_NOT_RESOLVED' });
export const ConnectionFailed = failed({ outcome: 'FAILED', reason: 'CONNECTION_FAILED' });
export const TlsFailed = failed({ outcome: 'FAILED', reason: 'TLS_FAILED' });
export const TimedOut = failed({ outcome: 'FAILED', reason: 'TIMED_OUT' });
export const HttpError = failed({ outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 503 });
export const TooManyRedirects = failed({ outcome: 'FAILED', reason: 'TOO_MANY_REDIRECTS' });
export const TooLarge = failed({ outcome: 'FAILED', reason: 'TOO_LARGE' });
export const Download = failed({ outcome: 'FAILED', reason: 'DOWNLOAD' });
export const Crashed = failed({ outcome: 'FAILED', reason: 'CRASHED' });
export const ScanError = failed({ outcome: 'FAILED', reason: 'SCAN_ERROR' });
export const ForbiddenByRobots = failed({ outcome: 'BLOCKED_BY_ROBOTS' });
export const NotAWebPage = failed({ outcome: 'NOT_HTML', httpStatus: 200 });
export const LeadsElsewhere = failed({
  outcome: 'REDIRECTED',
  httpStatus: 200,
  leadsTo: 'https://www.example.net/welcome',
});
export const CanonicalElsewhere = failed({
  outcome: 'CANONICALISED',
  httpStatus: 200,
  leadsTo: 'https://www.example.net/',
});
