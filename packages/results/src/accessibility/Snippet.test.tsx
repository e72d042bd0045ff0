import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { Snippet } from './Snippet.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const HTML = '<img src="x" onerror="alert(1)">';

test('is text, whatever it says', async () => {
  const screen = await render(inProvider(<Snippet code={HTML} label="Failing element" />));
  await expect.element(screen.getByText(HTML)).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('is copied whole, though it is shown cut', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const code = `<p>${'word '.repeat(200)}</p>`;
  const screen = await render(inProvider(<Snippet code={code} label="Failing element" />));
  await screen.getByRole('button', { name: 'Copy: Failing element' }).click();
  expect(write).toHaveBeenCalledWith(code);
  await expect.element(screen.getByRole('button', { name: 'Copied: Failing element' })).toBeVisible();
});

test('a clipboard that is closed to us leaves a prompt', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(null);
  const screen = await render(inProvider(<Snippet code={HTML} label="Failing element" />));
  await screen.getByRole('button', { name: 'Copy: Failing element' }).click();
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledWith('Copy the text:', HTML));
  await expect.element(screen.getByRole('button', { name: 'Copy: Failing element' })).toBeVisible();
});
