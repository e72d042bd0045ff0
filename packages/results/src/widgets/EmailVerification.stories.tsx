import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { EmailVerification } from './EmailVerification.tsx';

const CALL = '*/api/v1/users/email-verification';

/** Unverified, until it has been asked so many times. */
function verifiedAfter(checks: number) {
  let asked = 0;
  return http.get(CALL, () => {
    asked += 1;
    return HttpResponse.json({ emailVerified: asked > checks });
  });
}

const sends = http.post(CALL, () => new HttpResponse(null, { status: 204 }));
const never = verifiedAfter(Number.POSITIVE_INFINITY);

const meta = {
  title: 'Widgets/EmailVerification',
  component: EmailVerification,
  decorators: [withClient],
  args: { email: 'dana@example.com', onVerified: fn() },
  parameters: withAnswer(never, sends),
} satisfies Meta<typeof EmailVerification>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/An e-mail was sent to dana@example.com/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' }).closest('form')).toHaveAttribute(
      'action',
      '/signout',
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where e-mails are written to a folder. */
export const WithOutbox: Story = {
  args: { outboxHref: '/outbox' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the outbox of this installation' })).toBeVisible();
  },
};

export const NotYet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('The address has not been verified yet.');
    await expect(args.onVerified).not.toHaveBeenCalled();
  },
};

export const Verified: Story = {
  parameters: withAnswer(verifiedAfter(1), sends),
  play: async ({ canvas, args }) => {
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
      await expect(args.onVerified).toHaveBeenCalled();
    });
  },
};

export const CheckFailed: Story = {
  parameters: withAnswer(
    http.get(CALL, () => new HttpResponse(null, { status: 500 })),
    sends,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText('It could not be checked. Please try again.');
  },
};

export const SentAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the e-mail again' }));
    await canvas.findByText('The e-mail was sent again to dana@example.com.');
  },
};

export const SentTooOften: Story = {
  parameters: withAnswer(
    never,
    http.post(CALL, () =>
      HttpResponse.json(
        {
          type: '/problems/too-many-attempts',
          title: 'No.',
          status: 429,
          properties: { retryAfter: 1_500 },
        },
        { status: 429 },
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the e-mail again' }));
    await canvas.findByText(/try again in 25 minutes\./);
  },
};
