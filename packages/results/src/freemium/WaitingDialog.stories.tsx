import { goldenScan, runningScan } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FactWhileWaiting } from './FactWhileWaiting.tsx';
import { ResultsEmailForm } from './ResultsEmailForm.tsx';
import { WaitingDialog } from './WaitingDialog.tsx';

const emailForm = (sentTo?: string) => (
  <ResultsEmailForm
    termsHref="#terms"
    privacyHref="#privacy"
    onSubmit={fn()}
    isSending={false}
    error={undefined}
    sentTo={sentTo}
    isSentNow={false}
  />
);

const meta = {
  title: 'Results/Freemium/WaitingDialog',
  component: WaitingDialog,
  tags: ['!autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    host: 'shop.example.com',
    scan: runningScan(0),
    onSeeResults: fn(),
    onScanAgain: fn(),
    isStartingAgain: false,
    anotherPageHref: '#home',
    signUpHref: '#sign-up',
    isConnectionLost: false,
    children: emailForm(),
  },
} satisfies Meta<typeof WaitingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const ResultsAreWanted: Story = { args: { children: emailForm('dana@example.com') } };
export const ConnectionLost: Story = {
  args: { isConnectionLost: true },
  play: async () => {
    await screen.findByText('The connection is lost. We keep trying.');
  },
};
export const Finished: Story = {
  args: { scan: goldenScan },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'See the results' }));
    await expect(args.onSeeResults).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Alone. */
export const Fact: Story = { render: () => <FactWhileWaiting scanId={goldenScan.scanId} /> };
