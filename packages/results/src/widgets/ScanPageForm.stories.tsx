import { goldenPublicProject } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ScanPageForm } from './ScanPageForm.tsx';

const CALL = '*/api/v1/public-projects';

const refused = (key: string, status: number, properties = {}) =>
  withAnswer(
    http.post(CALL, () =>
      HttpResponse.json({ type: `/problems/${key}`, title: 'No.', status, properties }, { status }),
    ),
  );

const meta = {
  title: 'Widgets/ScanPageForm',
  component: ScanPageForm,
  decorators: [withClient],
  args: { onStarted: fn(), onEntered: fn() },
  parameters: withAnswer(
    http.post(CALL, () => HttpResponse.json({ ...goldenPublicProject, id: 'new' }, { status: 201 })),
  ),
} satisfies Meta<typeof ScanPageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText(/Your website’s address/);
const submit = () => screen.getByRole('button', { name: /Scan this page/ });

async function enter(address: string) {
  await userEvent.type(field(), address);
  await userEvent.keyboard('{Enter}');
}

/** Sent as it was typed: the service brings it into its form. */
export const Started: Story = {
  play: async ({ args }) => {
    await enter('Www.example.com');
    await waitFor(() => expect(args.onStarted).toHaveBeenCalledWith({ projectId: 'new' }));
    await expect(args.onEntered).toHaveBeenCalledWith('Www.example.com');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The address of the last visit. */
export const Prefilled: Story = { args: { startUrl: 'https://www.example.com/shop' } };

/** Nothing is sent. */
export const NoAddress: Story = {
  play: async ({ args }) => {
    await userEvent.click(submit());
    await screen.findByText('The given url is not valid. Please provide a valid url.');
    await expect(field()).toHaveFocus();
    await expect(args.onEntered).not.toHaveBeenCalled();
  },
};

/** Whether a private host may be scanned, only the service knows. */
export const LocalHost: Story = {
  parameters: refused('local-host-url', 400),
  play: async () => {
    await enter('http://192.168.0.1');
    await screen.findByText('A private IP address is not supported; consider a tunnelling service.');
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

export const WithoutTopLevelDomain: Story = {
  parameters: refused('missing-top-level-domain', 400),
  play: async () => {
    await enter('intranet');
    await screen.findByText('The given url has no top-level domain.');
  },
};

export const TooMany: Story = {
  parameters: refused('too-many-scans', 429, { retryAfter: 540 }),
  play: async () => {
    await enter('www.example.com');
    await screen.findByText(/Please try again in 9 minutes, or sign up to scan whole websites/);
  },
};

export const Busy: Story = {
  parameters: refused('too-many-scans', 429, { retryAfter: 30, isBusy: true }),
  play: async () => {
    await enter('www.example.com');
    await screen.findByText(/Other visitors are having their pages scanned right now/);
  },
};

export const Off: Story = {
  parameters: refused('public-scans-off', 403),
  play: async () => {
    await enter('www.example.com');
    await screen.findByText('Visitors can’t have pages scanned here. Log in to scan a website.');
  },
};

export const WithoutConnection: Story = {
  parameters: withAnswer(http.post(CALL, () => HttpResponse.error())),
  play: async () => {
    await enter('www.example.com');
    await screen.findByText('It looks like there is a problem with your internet connection');
    await expect(field()).toHaveValue('www.example.com');
  },
};

/** A second press sends nothing. */
export const Sending: Story = {
  parameters: withAnswer(
    http.post(CALL, async () => {
      await delay('infinite');
    }),
  ),
  play: async () => {
    await enter('www.example.com');
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'));
  },
};
