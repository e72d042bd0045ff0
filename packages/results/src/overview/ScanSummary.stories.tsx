import type { PageFailureReason } from '@sitelens/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanSummary } from './ScanSummary.tsx';
import type { SummarisedScan } from './SummarisedScan.ts';

const completed: SummarisedScan = {
  status: 'COMPLETED',
  accessibilityIssues: 69,
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

function failed(reason: PageFailureReason, httpStatus?: number): Story {
  const failure = { reason, url: 'https://www.example.com/', ...(httpStatus && { httpStatus }) };
  return {
    args: {
      scan: { ...completed, status: 'FAILED', totalPagesScanned: 0, totalPagesFound: 1, failure },
    },
  };
}

export const AddressRefused = failed('ADDRESS_REFUSED');
export const NameNotResolved = failed('NAME_NOT_RESOLVED');
export const ConnectionFailed = failed('CONNECTION_FAILED');
export const TlsFailed = failed('TLS_FAILED');
export const TimedOut = failed('TIMED_OUT');
export const HttpError = failed('HTTP_ERROR', 503);
export const TooManyRedirects = failed('TOO_MANY_REDIRECTS');
export const TooLarge = failed('TOO_LARGE');
export const Download = failed('DOWNLOAD');
export const Crashed = failed('CRASHED');
export const ScanError = failed('SCAN_ERROR');
