import { goldenHandlers } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withClient } from '../testing/withClient.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { FeedbackLink } from './FeedbackLink.tsx';

const NOTIFY = '*/api/v1/notify';

const answered = (answer: Parameters<typeof http.post>[1]) => ({
  msw: { handlers: [http.post(NOTIFY, answer), ...goldenHandlers] },
});

const meta = {
  title: 'Widgets/FeedbackDialog',
  component: FeedbackDialog,
  decorators: [withClient],
  args: { isOpen: true, onClose: fn() },
  parameters: answered(() => new HttpResponse(null, { status: 204 })),
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = () => screen.getByRole('button', { name: /Send/ });

async function write(text = 'It works.') {
  await userEvent.type(await screen.findByLabelText(/Your feedback/), text);
  await waitFor(() => expect(screen.getByLabelText(/e-mail/)).toHaveValue('demo@sitelens.example'));
}

async function keepsWhatWasWritten(error: string) {
  await write();
  await userEvent.click(send());
  await screen.findByText(error);
  await expect(screen.getByLabelText(/Your feedback/)).toHaveValue('It works.');
  await expect(send()).toBeEnabled();
}

/** Nothing can be sent while there is no text; spaces are none. */
export const Empty: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Your feedback/), '  ');
    await expect(send()).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Your feedback/), 'x');
    await expect(send()).toBeEnabled();
  },
};

/** Sent as it was written, with the address of who is signed in; then thanked for. */
export const Sent: Story = {
  parameters: answered(async ({ request }) => {
    const expected = { subject: 'Idea', body: 'It works.', fromEmail: 'demo@sitelens.example' };
    const isAsWritten = JSON.stringify(await request.json()) === JSON.stringify(expected);
    return new HttpResponse(null, { status: isAsWritten ? 204 : 500 });
  }),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Subject'), 'Idea');
    await write();
    await userEvent.click(send());
    await screen.findByText(/we write to demo@sitelens.example/);
    const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A second press sends nothing. */
export const Sending: Story = {
  parameters: answered(async () => {
    await delay('infinite');
    return undefined;
  }),
  play: async () => {
    await write();
    await userEvent.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Refused: Story = {
  parameters: answered(() =>
    HttpResponse.json({ type: '/problems/too-many-attempts', title: 'No.', status: 429 }, { status: 429 }),
  ),
  play: () => keepsWhatWasWritten('Something went wrong. Please try again...'),
};

export const WithoutConnection: Story = {
  parameters: answered(() => HttpResponse.error()),
  play: () => keepsWhatWasWritten('It looks like there is a problem with your internet connection'),
};

export const Broken: Story = {
  parameters: answered(() => new HttpResponse(null, { status: 500 })),
  play: () => keepsWhatWasWritten('An unknown error occurred. Please try again.'),
};

/** Said at the field, which has the focus. */
export const WrongEmail: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await write();
    const field = screen.getByLabelText(/e-mail/);
    await userEvent.clear(field);
    await userEvent.type(field, 'dana@');
    await userEvent.click(send());
    await screen.findByText('Please enter an e-mail address, such as name@example.com.');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** What opens it. */
export const ByItsLink: Story = {
  render: () => <FeedbackLink />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Send feedback' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Send feedback' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
