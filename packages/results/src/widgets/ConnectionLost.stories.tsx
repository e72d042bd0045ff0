import { projectQuery } from '@sitelens/api-client/endpoints';
import { goldenProject } from '@sitelens/golden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import { withAnswer } from '../testing/answers.ts';
import { withClient } from '../testing/withClient.tsx';
import { ConnectionLost } from './ConnectionLost.tsx';
import { useSitelensClient } from './SitelensClientContext.ts';

/** Somebody who asks the service for something. */
function Asking() {
  useQuery(projectQuery(useSitelensClient(), { projectId: goldenProject.id }));
  return <ConnectionLost />;
}

const meta = {
  title: 'Widgets/ConnectionLost',
  component: ConnectionLost,
  decorators: [withClient],
  render: () => <Asking />,
  parameters: withAnswer(http.get('*/api/v1/*', () => HttpResponse.error())),
} satisfies Meta<typeof ConnectionLost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ServiceAway: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Connection lost')).toBeVisible();
  },
};

export const OnPhone: Story = { ...ServiceAway, globals: { viewport: { value: 'phone' } } };

/** Nothing is said while all is well. */
export const ServiceThere: Story = {
  parameters: withAnswer(),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Connection lost')).toBeNull();
  },
};
