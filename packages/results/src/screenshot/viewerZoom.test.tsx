import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { issueAt } from '../testing/paintedPage.ts';
import {
  desktop,
  device,
  drawnScale,
  expectInPlace,
  marker,
  middle,
  places,
  untilShown,
  Viewer,
} from './testing/viewerUnderTest.tsx';

const percentage = () => document.querySelector('[aria-label="Zoom"] [role="status"]')?.textContent;

/** By the wheel, as browsers hand it over. */
function turn(deltaY: number, ctrlKey: boolean) {
  const event = new WheelEvent('wheel', { deltaY, ctrlKey, bubbles: true, cancelable: true });
  device().dispatchEvent(event);
  return event.defaultPrevented;
}

test('zooms by button from fit to 200 % and back', async () => {
  const screen = await render(<Viewer />);
  await untilShown();
  const smaller = screen.getByRole('button', { name: 'Zoom out' });
  const larger = screen.getByRole('button', { name: 'Zoom in' });
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
  for (const stop of ['50%', '67%', '75%', '100%', '125%', '150%', '175%', '200%']) {
    await larger.click();
    await expect.poll(percentage).toBe(stop);
  }
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true');
  larger.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(percentage()).toBe('200%');
  expect(drawnScale()).toBeCloseTo(2, 3);
  await smaller.click();
  await expect.poll(percentage).toBe('175%');
  const fit = screen.getByRole('button', { name: 'Fit' });
  await fit.click();
  await expect.element(fit).toHaveAttribute('aria-pressed', 'true');
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
});

test('zooms by key', async () => {
  await render(<Viewer />);
  await untilShown();
  const fitted = percentage();
  device().focus();
  await userEvent.keyboard('++');
  await expect.poll(percentage).toBe('67%');
  await userEvent.keyboard('-');
  await expect.poll(percentage).toBe('50%');
  await userEvent.keyboard('0');
  await expect.poll(percentage).toBe(fitted);
});

test('zooms by Ctrl and the wheel, never beyond fit and 200 %; the wheel alone scrolls', async () => {
  await render(<Viewer />);
  await untilShown();
  const fitted = percentage();
  expect(turn(-100, false)).toBe(false);
  expect(turn(-100, true)).toBe(true);
  await expect.poll(percentage).not.toBe(fitted);
  for (let notch = 0; notch < 20; notch += 1) turn(-120, true);
  await expect.poll(percentage).toBe('200%');
  for (let notch = 0; notch < 30; notch += 1) turn(120, true);
  await expect.poll(percentage).toBe(fitted);
});

test('the point under the middle of the screen stays there, both ways', async () => {
  const screen = await render(<Viewer />);
  await untilShown();
  device().scrollTop = 900;
  await expect.poll(() => middle().top).toBeGreaterThan(2000);
  const before = middle();
  for (let press = 0; press < 6; press += 1) await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(percentage).toBe('150%');
  expect(Math.abs(middle().left - before.left)).toBeLessThan(3);
  expect(Math.abs(middle().top - before.top)).toBeLessThan(3);
  device().scrollLeft += 300;
  await expect.poll(() => middle().left).toBeGreaterThan(before.left + 150);
  const aside = middle();
  await screen.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(percentage).toBe('125%');
  expect(Math.abs(middle().left - aside.left)).toBeLessThan(3);
  expect(Math.abs(middle().top - aside.top)).toBeLessThan(3);
});

test('a chosen box that was in sight is not lost by zooming', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-1" />);
  await untilShown();
  for (let press = 0; press < 8; press += 1) await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(percentage).toBe('200%');
  const seen = device().getBoundingClientRect();
  const box = marker('issue-1').getBoundingClientRect();
  expect(box.left).toBeLessThan(seen.right);
  expect(box.right).toBeGreaterThan(seen.left);
  expect(box.top).toBeLessThan(seen.bottom);
  expectInPlace('issue-1', places[1]);
});

test('from right to left a zoomed page still starts at its left', async () => {
  const screen = await render(
    <div dir="rtl">
      <Viewer focusedIssueId="issue-1" />
    </div>,
  );
  await untilShown();
  for (let press = 0; press < 5; press += 1) await screen.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(percentage).toBe('125%');
  expect(device().scrollLeft).toBeGreaterThan(0);
  expectInPlace('issue-1', places[1]);
});

test('a page wider than its screen size fits too', async () => {
  const wide = { width: 3840, height: 9000 };
  const page = {
    url: 'https://www.example.com/',
    dimensions: { desktop: wide },
    screenshots: { SCREENSHOT: { desktop: [{ fileName: 'data:,', yOffset: 0, ...wide }] }, THUMBNAIL: {} },
  };
  const boxes = [issueAt('issue-0', { left: 3000, top: 100, width: 800, height: 40 }, wide)];
  await render(<Viewer page={page} boxes={boxes} />);
  await untilShown();
  expect(drawnScale(wide) * wide.width).toBeLessThanOrEqual(device().clientWidth);
  expect(device().scrollWidth).toBe(device().clientWidth);
  expect(desktop.width).toBeLessThan(wide.width);
});
