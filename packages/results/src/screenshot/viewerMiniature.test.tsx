import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { desktop, device, issues, middle, testPage, untilShown, Viewer } from './testing/viewerUnderTest.tsx';

const bar = () => page.getByRole('scrollbar', { name: 'Miniature of the page' });
const value = () => Number(bar().element().getAttribute('aria-valuenow'));

test('is the scroll bar of the screen, and says how far down one is', async () => {
  await render(<Viewer />);
  await expect.element(bar()).toHaveAttribute('aria-controls', device().id);
  await expect.element(bar()).toHaveAttribute('aria-orientation', 'vertical');
  expect(value()).toBe(0);
  device().scrollTop = device().scrollHeight;
  await expect.poll(value).toBe(100);
});

test('a press goes to the place, and dragging on', async () => {
  await render(<Viewer />);
  await expect.element(bar()).toBeVisible();
  const { width, height } = bar().element().getBoundingClientRect();
  await userEvent.click(bar(), { position: { x: width / 2, y: height * 0.75 } });
  await expect.poll(() => Math.abs(middle().top - desktop.height * 0.75)).toBeLessThan(60);
  const held = bar().element();
  const { left, top } = held.getBoundingClientRect();
  const send = (type: string, y: number) =>
    held.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        button: 0,
        clientX: left + 10,
        clientY: top + y,
        bubbles: true,
      }),
    );
  held.setPointerCapture = () => undefined;
  send('pointerdown', height * 0.75);
  send('pointermove', height * 0.35);
  await expect.poll(() => Math.abs(middle().top - desktop.height * 0.35)).toBeLessThan(60);
  held.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true }));
  const after = middle().top;
  send('pointermove', height * 0.9);
  expect(middle().top).toBe(after);
});

test('the keys of a scroll bar work', async () => {
  await render(<Viewer />);
  await expect.element(bar()).toBeVisible();
  (bar().element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(value).toBe(100);
  await userEvent.keyboard('{Home}');
  await expect.poll(value).toBe(0);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => device().scrollTop).toBeCloseTo(device().clientHeight * 0.9, -1);
  const before = device().scrollTop;
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => device().scrollTop).toBeGreaterThan(before);
  await userEvent.keyboard('{PageUp}{ArrowUp}');
  await expect.poll(value).toBe(0);
});

test('has a dot for each issue in one shape, and the picture of what was seen', async () => {
  await render(<Viewer boxes={issues} focusedIssueId="issue-1" />);
  await expect.element(bar()).toBeVisible();
  const path = bar().element().querySelector('path')?.getAttribute('d');
  expect(path?.match(/M/g)).toHaveLength(issues.length);
  expect(bar().element().querySelectorAll('circle')).toHaveLength(1);
  const painted = () => {
    const canvas = bar().element().querySelector('canvas');
    const { data } = canvas?.getContext('2d')?.getImageData(5, 5, 1, 1) ?? { data: [] };
    return data[3];
  };
  await expect.poll(painted).toBe(255);
});

test('shows the thumbnail where there is one', async () => {
  const [tile] = testPage().screenshots.SCREENSHOT.desktop ?? [];
  if (!tile) throw new Error('The page has tiles.');
  const THUMBNAIL = { desktop: [{ ...tile, height: 1080 }] };
  await render(<Viewer page={{ ...testPage(), screenshots: { ...testPage().screenshots, THUMBNAIL } }} />);
  await expect.element(bar()).toBeVisible();
  expect(bar().element().querySelectorAll('img')).toHaveLength(1);
  expect(document.querySelectorAll('[data-tile] img').length).toBeLessThanOrEqual(3);
});

test('can be put away, and gives its room to the device', async () => {
  const screen = await render(<Viewer />);
  await expect.element(bar()).toBeVisible();
  const before = device().clientWidth;
  const toggle = screen.getByRole('button', { name: 'Show a miniature of the page' });
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => device().clientWidth).toBeGreaterThan(before);
});

test('is not there where there is no room, nor for a page that is hardly scrolled', async () => {
  const screen = await render(<Viewer width={400} />);
  await untilShown();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show a miniature of the page' }).query()).toBeNull();
  const short = { ...testPage(), dimensions: { desktop: { width: 1920, height: 1200 } } };
  await screen.rerender(<Viewer page={short} boxes={[]} />);
  await untilShown();
  await expect.element(bar()).not.toBeInTheDocument();
});
