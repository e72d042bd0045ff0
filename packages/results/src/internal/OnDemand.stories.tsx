import { Skeleton } from '@sitelens/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { OnDemand } from './OnDemand.tsx';
import { partOnDemand } from './partOnDemand.ts';

type Load = () => Promise<string>;

/** A part of its own for each time that the story is shown. */
function Shown({ makeLoad }: { makeLoad: () => Load }) {
  const [part] = useState(() => partOnDemand(makeLoad()));
  return (
    <OnDemand part={part} skeleton={<Skeleton height="4rem" />} failedTitle="The chart could not be loaded">
      {(text) => <p>{text}</p>}
    </OnDemand>
  );
}

function failing(times: number): Load {
  let failures = 0;
  return async () => {
    if (failures++ < times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'Here it is.';
  };
}

const meta = {
  title: 'Results/OnDemand',
  component: Shown,
  args: { makeLoad: () => failing(0) },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Here it is.')).toBeVisible();
  },
};

export const Loading: Story = { args: { makeLoad: () => () => new Promise<string>(() => {}) } };

/** A chunk that could not be fetched is fetched again. */
export const FailsOnce: Story = {
  args: { makeLoad: () => failing(1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The chart could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
  },
};

/** Some browsers need the page to be loaded anew. */
export const FailsAgain: Story = {
  args: { makeLoad: () => failing(9) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};
