import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../../internal/inProvider.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const BROKEN = 'data:image/png;base64,broken';

const realTimeout = window.setTimeout.bind(window);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function picture(): HTMLImageElement | null {
  return document.querySelector('img');
}

/** By the real clock: vi.waitFor would turn the faked one. */
async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !condition(); turn++) {
    await new Promise((resolve) => realTimeout(resolve, 10));
  }
  expect(condition()).toBe(true);
}

function countRequests(): () => number {
  let count = 0;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      count += [...addedNodes].filter((node) => node instanceof HTMLImageElement).length;
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => count;
}

test('shows the initials until the picture is there', async () => {
  const screen = await render(inProvider(<Thumbnail name="Green Garden" />));
  expect(screen.container.textContent).toContain('GG');
  await screen.rerender(inProvider(<Thumbnail name="Green Garden" src={PIXEL} />));
  await until(() => picture()?.dataset.loaded === '');
  expect(screen.container.textContent).not.toContain('GG');
});

test('asks 3 times more, 5 s apart, and then stays with the initials', async () => {
  const screen = await render(inProvider(<Thumbnail name="Green Garden" />));
  const requests = countRequests();
  await screen.rerender(inProvider(<Thumbnail name="Green Garden" src={BROKEN} />));
  for (const attempt of [1, 2, 3]) {
    await until(() => requests() === attempt && picture() === null);
    await vi.advanceTimersByTimeAsync(4999);
    expect(requests()).toBe(attempt);
    await vi.advanceTimersByTimeAsync(1);
  }
  await until(() => requests() === 4 && picture() === null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests()).toBe(4);
  expect(screen.container.textContent).toContain('GG');
});

test('another picture starts anew', async () => {
  const screen = await render(inProvider(<Thumbnail name="Green Garden" src={BROKEN} />));
  await until(() => picture() === null);
  await screen.rerender(inProvider(<Thumbnail name="Green Garden" src={PIXEL} />));
  await until(() => picture()?.dataset.loaded === '');
});
