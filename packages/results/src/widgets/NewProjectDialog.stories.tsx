import { goldenHandlers, goldenProject } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withClient } from '../testing/withClient.tsx';
import { NewProjectDialog } from './NewProjectDialog.tsx';

const refused = (key: string, rest: object = {}) =>
  http.post('*/api/v1/projects', () =>
    HttpResponse.json(
      { type: `/problems/${key}`, title: 'It was refused.', status: 422, ...rest },
      { status: 422 },
    ),
  );

const meta = {
  title: 'Widgets/NewProjectDialog',
  component: NewProjectDialog,
  decorators: [withClient],
  args: { isOpen: true, onClose: fn(), onCreated: fn() },
  parameters: { msw: { handlers: goldenHandlers } },
} satisfies Meta<typeof NewProjectDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The URL is brought into its form, the name follows its host, and both are sent. */
export const Created: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/v1/projects', async ({ request }) => {
          const sent = await request.json();
          if (JSON.stringify(sent) !== JSON.stringify(EXPECTED))
            return new HttpResponse(null, { status: 500 });
          return HttpResponse.json({ ...goldenProject, id: 'new' }, { status: 201 });
        }),
        ...goldenHandlers,
      ],
    },
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Website URL/), 'Www.example.com/shop');
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith({ projectId: 'new' }));
  },
};

const EXPECTED = {
  startUrl: 'http://www.example.com/shop',
  name: 'www.example.com',
  allowedDomains: ['*.www.example.com'],
  maxPages: 100,
  maxSimultaneousPages: 3,
  isPublic: false,
};

/** A visitor's address is there already, and with it name and domains. */
export const OfAVisitor: Story = {
  args: { startUrl: 'https://www.example.com/shop' },
  play: async () => {
    await expect(await screen.findByLabelText(/Website URL/)).toHaveValue('https://www.example.com/shop');
    await expect(screen.getByLabelText(/^Name/)).toHaveValue('www.example.com');
  },
};

/** What most leave as it is, and where something of it is wrong: it opens, and the field has the focus. */
export const MoreSettings: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Website URL/), 'www.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'More settings' }));
    await expect(await screen.findByLabelText('Allowed domains')).toHaveValue('*.www.example.com');
    const maxPages = screen.getByLabelText(/Max pages/);
    await userEvent.clear(maxPages);
    await userEvent.type(maxPages, '20000');
    await userEvent.click(screen.getByRole('button', { name: 'More settings' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }));
    await waitFor(() => expect(screen.getByLabelText(/Max pages/)).toHaveFocus());
    await screen.findByText('Please enter a whole number from 1 to 15,000.');
  },
};

/** The connection is lost: it is said, and what was entered stays. */
export const ConnectionLost: Story = {
  parameters: {
    msw: { handlers: [http.post('*/api/v1/projects', () => HttpResponse.error()), ...goldenHandlers] },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Website URL/), 'www.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }));
    await screen.findByText('What you entered is still here. Check your connection, then try again.');
    await expect(screen.getByLabelText(/Website URL/)).toHaveValue('www.example.com');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RefusedUrl: Story = {
  parameters: {
    msw: {
      handlers: [
        refused('invalid-project', { errors: [{ field: 'startUrl', type: '/problems/local-host-url' }] }),
        ...goldenHandlers,
      ],
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Website URL/), 'www.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }));
    await screen.findByText('A private IP address is not supported; consider a tunnelling service.');
  },
};

export const QuotaReached: Story = {
  parameters: {
    msw: {
      handlers: [refused('project-quota-reached', { properties: { maxProjects: 3 } }), ...goldenHandlers],
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Website URL/), 'www.example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Add website' }));
    await screen.findByText('Only 3 projects are allowed for your subscription. Upgrade to use more.');
  },
};
