import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { inProvider } from '../internal/inProvider.tsx';
import { Chat } from './Chat.tsx';
import type { ChatAdapter, ChatWindow } from './ChatAdapter.ts';

afterEach(async () => {
  vi.useRealTimers();
  await cleanup();
  vi.restoreAllMocks();
});

/** A chat whose API answers when the test says so. */
function chatOf(load: ChatAdapter['load']) {
  const listeners = new Set<(state: ChatWindow) => void>();
  const tell = (state: ChatWindow) => {
    for (const listener of listeners) listener(state);
  };
  const adapter = {
    load: vi.fn(load),
    open: vi.fn(() => tell('open')),
    close: vi.fn(() => tell('closed')),
    onStateChange: (listener: (state: ChatWindow) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { adapter, tell };
}

const never = () => new Promise<void>(() => undefined);

const show = (adapter: ChatAdapter, timeLimitMs = 3_000) =>
  render(
    inProvider(<Chat adapter={adapter} supportEmail="support@sitelens.example" timeLimitMs={timeLimitMs} />),
  );

test('nothing is loaded before somebody asks for the chat', async () => {
  const { adapter } = chatOf(never);
  const screen = await show(adapter);
  await expect.element(screen.getByRole('button', { name: 'Chat' })).toBeVisible();
  expect(adapter.load).not.toHaveBeenCalled();
});

test('a press loads and opens it, the next one closes it, and a third doesn’t wait', async () => {
  const { adapter } = chatOf(async () => undefined);
  const screen = await show(adapter);
  const button = screen.getByRole('button', { name: 'Chat' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(adapter.open).toHaveBeenCalledOnce();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  expect(adapter.close).toHaveBeenCalledOnce();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('while it loads the button says so, and takes no second press', async () => {
  const { adapter } = chatOf(never);
  const screen = await show(adapter);
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  expect(adapter.load).toHaveBeenCalledOnce();
});

test('closed in its own window it can be opened again', async () => {
  const { adapter, tell } = chatOf(async () => undefined);
  const screen = await show(adapter);
  const button = screen.getByRole('button', { name: 'Chat' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  tell('closed');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('without an answer in time it is taken for blocked, and leads to the support address', async () => {
  const { adapter } = chatOf(never);
  const screen = await show(adapter, 50);
  await screen.getByRole('button', { name: 'Chat' }).click();
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByText('The chat may be blocked by an adblocker.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'E-mail support at support@sitelens.example' }))
    .toHaveAttribute('href', 'mailto:support@sitelens.example');
  expect(adapter.load.mock.lastCall?.[0].aborted).toBe(true);
  expect(adapter.open).not.toHaveBeenCalled();
});

test('unless told otherwise it waits 3 seconds, and not less', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { adapter } = chatOf(never);
  const chat = <Chat adapter={adapter} supportEmail="support@sitelens.example" />;
  const screen = await render(inProvider(chat));
  screen
    .getByRole('button', { name: 'Chat' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(adapter.load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_999);
  expect(adapter.load.mock.lastCall?.[0].aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(adapter.load.mock.lastCall?.[0].aborted).toBe(true);
  vi.useRealTimers();
  await expect.element(screen.getByText('The chat may be blocked by an adblocker.')).toBeVisible();
});

test('an answer that comes too late opens nothing', async () => {
  let answer = () => {};
  const { adapter } = chatOf(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const screen = await show(adapter, 20);
  await screen.getByRole('button', { name: 'Chat' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(adapter.open).not.toHaveBeenCalled();
});

test('what was blocked can be tried again, and its note be put away', async () => {
  const { adapter } = chatOf(async () => undefined);
  adapter.load.mockRejectedValueOnce(new Error('blocked'));
  const screen = await show(adapter);
  const button = screen.getByRole('button', { name: 'Chat' });
  await button.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('without a network it says so, asks for nothing, and comes back with it', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { adapter } = chatOf(async () => undefined);
  const screen = await show(adapter);
  const button = screen.getByRole('button', { name: 'Chat' });
  await button.click();
  await expect.element(screen.getByRole('alert').getByText(/^You are offline/)).toBeVisible();
  expect(adapter.load).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});
