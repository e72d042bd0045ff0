import { goldenProject, goldenSubscription } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ScanEmailsSwitch } from './ScanEmailsSwitch.tsx';

const EMAILS = '*/api/v1/projects/:projectId/emails';
const session = answers('/tokeninfo', {
  authenticated: true,
  email: 'demo@sitelens.example',
  emailVerified: true,
});

/** Keeps what it is told, as the service does. */
function keeping(isSubscribedAtFirst: boolean) {
  let isSubscribed = isSubscribedAtFirst;
  const become = (next: boolean) => {
    isSubscribed = next;
    return new HttpResponse(null, { status: 204 });
  };
  return [
    session,
    http.get(EMAILS, () => HttpResponse.json({ isSubscribed })),
    http.post(EMAILS, async ({ request }) => {
      const body: unknown = await request.json();
      const isOwn = JSON.stringify(body).includes('"email":"demo@sitelens.example"');
      return isOwn ? become(true) : new HttpResponse(null, { status: 500 });
    }),
    http.delete(EMAILS, () => become(false)),
  ];
}

const meta = {
  title: 'Widgets/ScanEmailsSwitch',
  component: ScanEmailsSwitch,
  decorators: [withClient],
  args: { projectId: goldenProject.id, hasDetail: true },
  parameters: withAnswer(...keeping(false)),
} satisfies Meta<typeof ScanEmailsSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('switch', { name: 'E-mail me when a scan ends' });
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(
      'For every scan of this project, to demo@sitelens.example.',
    );
  },
};

export const On: Story = { parameters: withAnswer(...keeping(true)) };

/** Both ways, and by keyboard. */
export const Turned: Story = {
  parameters: withAnswer(...keeping(false)),
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('switch');
    toggle.focus();
    await userEvent.keyboard(' ');
    await screen.findAllByText('You get an e-mail at demo@sitelens.example when a scan ends');
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await screen.findAllByText('You get no more e-mails about scans of this project');
    await expect(toggle).not.toBeChecked();
  },
};

/** It goes back to what it was. */
export const Refused: Story = {
  parameters: withAnswer(
    http.post(EMAILS, () =>
      HttpResponse.json(
        {
          type: '/problems/too-many-attempts',
          title: 'No.',
          status: 429,
          properties: { retryAfter: 110 },
        },
        { status: 429 },
      ),
    ),
    ...keeping(false),
  ),
  play: async ({ canvasElement }) => {
    const toggle = await within(canvasElement).findByRole('switch');
    await userEvent.click(toggle);
    await screen.findAllByText('This was changed too often. Please try again in 2 minutes.');
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};

/** Nobody is subscribed who has no account. */
export const WithoutARole: Story = {
  parameters: withAnswer(
    ...keeping(false),
    answers('/subscriptions', { ...goldenSubscription, userRole: 'FREEMIUM' }),
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('switch')).toBeNull();
  },
};
