import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Chat } from './Chat.tsx';
import type { ChatAdapter, ChatWindow } from './ChatAdapter.ts';

/** In the place of the chat's own code, which stories don't fetch. */
function chatOf(load: ChatAdapter['load']): ChatAdapter {
  const listeners = new Set<(state: ChatWindow) => void>();
  const tell = (state: ChatWindow) => {
    for (const listener of listeners) listener(state);
  };
  return {
    load,
    open: () => tell('open'),
    close: () => tell('closed'),
    onStateChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const press: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
};

const meta = {
  title: 'Chat/Chat',
  component: Chat,
  tags: ['!autodocs'],
  args: { adapter: chatOf(async () => undefined), supportEmail: 'support@sitelens.example' },
  decorators: [
    (Story) => (
      <>
        <main>
          <Stack align="start">
            <Heading level={1}>Website projects</Heading>
            <Text>The chat’s button stands beside what a page is about.</Text>
          </Stack>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};

/** At the end of the page, where it covers nothing. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  args: { adapter: chatOf(() => new Promise(() => undefined)), timeLimitMs: 2 ** 31 - 1 },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Open: Story = {
  play: async (context) => {
    await press(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};

export const Blocked: Story = {
  args: { adapter: chatOf(() => Promise.reject(new Error('blocked'))) },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The chat may be blocked by an adblocker.',
    );
    await expect(context.canvas.getByRole('link')).toHaveAttribute('href', 'mailto:support@sitelens.example');
  },
};

export const BlockedOnAPhone: Story = { ...Blocked, globals: { viewport: { value: 'phone' } } };

/** An installation that names no support address. */
export const BlockedWithoutAddress: Story = {
  args: { ...Blocked.args, supportEmail: undefined },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('You are offline.');
  },
};
