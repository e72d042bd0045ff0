/// <reference types="@vitest/browser-playwright" />
import { SitelensProvider } from '@sitelens/ui/theme';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { issueAt, paintedPage } from '../testing/paintedPage.ts';
import type { MarkedIssue } from './geometry/markers.ts';
import { ScreenshotViewer, type ScreenshotViewerProps } from './ScreenshotViewer.tsx';
import type { ViewedPage } from './ViewedPage.ts';

const desktop = { width: 1920, height: 9000 };
let page: ViewedPage;

beforeAll(() => {
  page = paintedPage({ desktop: 9000, tablet: 5000, phone: 5000 }, 0.05);
});

const places = [
  { left: 100, top: 150, width: 300, height: 40 },
  { left: 1500, top: 420, width: 400, height: 200 },
  { left: 333, top: 777, width: 1, height: 1 },
  { left: 0, top: 8000, width: 1920, height: 100 },
];
const issues = places.map((place, index) => issueAt(`issue-${index}`, place, desktop));

function Viewer(props: Partial<ScreenshotViewerProps> & { width?: number }) {
  const { width = 900, onIssueOpen, onScreenSizeChange, ...rest } = props;
  const [focusedIssueId, setFocusedIssueId] = useState(props.focusedIssueId);
  const [screenSize, setScreenSize] = useState(props.screenSize ?? 'desktop');
  return (
    <SitelensProvider theme="light">
      <div style={{ width }}>
        <ScreenshotViewer
          page={page}
          issues={issues}
          {...rest}
          screenSize={screenSize}
          onScreenSizeChange={(size) => {
            setScreenSize(size);
            onScreenSizeChange?.(size);
          }}
          focusedIssueId={focusedIssueId}
          onIssueOpen={(opened) => {
            setFocusedIssueId(opened.issueId);
            onIssueOpen?.(opened);
          }}
        />
      </div>
    </SitelensProvider>
  );
}

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')];
const markers = () => [...document.querySelectorAll<HTMLElement>('[data-issue]')];
const marker = (id: string) => document.querySelector<HTMLElement>(`[data-issue="${id}"]`);
const device = () => document.querySelector<HTMLElement>('section section');
const nextFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

/** Where the drawn tile says that a place of the page is, against where the marker is. */
function expectInPlace(id: string, place: { left: number; top: number; width: number; height: number }) {
  const [tile] = tiles();
  const drawn = marker(id)?.getBoundingClientRect();
  if (!tile || !drawn) throw new Error(`Neither tile nor marker of ${id} may be missing.`);
  const at = tile.getBoundingClientRect();
  const scale = at.width / desktop.width;
  const top = at.top - Number(tile.dataset.tile) * scale;
  expect(Math.abs(drawn.left - (at.left + place.left * scale))).toBeLessThan(1);
  expect(Math.abs(drawn.top - (top + place.top * scale))).toBeLessThan(1);
  expect(Math.abs(drawn.width - place.width * scale)).toBeLessThan(1);
  expect(Math.abs(drawn.height - place.height * scale)).toBeLessThan(1);
}

test.each([900, 613, 288])('in %i px every marker lies within 1 px of its place', async (width) => {
  await render(<Viewer width={width} />);
  await expect.poll(() => markers().length).toBeGreaterThanOrEqual(3);
  for (const [index, place] of places.slice(0, 3).entries()) expectInPlace(`issue-${index}`, place);
});

test('at 100 % too', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-1" />);
  await screen.getByRole('radio', { name: '100%' }).click();
  await expect.poll(() => tiles()[0]?.getBoundingClientRect().width).toBe(1920);
  expectInPlace('issue-1', places[1] ?? never());
});

test('from right to left a zoomed page still starts at its left, and the chosen box is seen', async () => {
  const screen = await render(
    <div dir="rtl">
      <Viewer focusedIssueId="issue-1" />
    </div>,
  );
  await screen.getByRole('radio', { name: '100%' }).click();
  await expect.poll(() => device()?.scrollLeft).toBeGreaterThan(500);
  expectInPlace('issue-1', places[1] ?? never());
  const seen = device()?.getBoundingClientRect();
  expect(marker('issue-1')?.getBoundingClientRect().right).toBeLessThanOrEqual(seen?.right ?? Number.NaN);
});

test('the chosen issue is brought into view, and its marker says that it is the one', async () => {
  await render(<Viewer focusedIssueId="issue-3" />);
  await expect.poll(() => marker('issue-3')?.getAttribute('aria-current')).toBe('true');
  await expect.poll(() => device()?.scrollTop).toBeGreaterThan(1000);
  const seen = device()?.getBoundingClientRect();
  const box = marker('issue-3')?.getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual(seen?.top ?? Number.NaN);
  expect(box?.bottom).toBeLessThanOrEqual(seen?.bottom ?? Number.NaN);
  await expect.poll(() => tiles().map((tile) => tile.dataset.tile)).toContain('8000');
});

test('a press on a box opens its issue', async () => {
  const onIssueOpen = vi.fn();
  const screen = await render(<Viewer onIssueOpen={onIssueOpen} />);
  await screen.getByRole('button', { name: /^Issue 2 of 4: <a href/ }).click();
  expect(onIssueOpen).toHaveBeenCalledExactlyOnceWith({ issueId: 'issue-1' });
});

test('a small box under a large one can be pressed', async () => {
  const onIssueOpen = vi.fn();
  const small = issueAt('small', { left: 300, top: 300, width: 60, height: 40 }, desktop);
  const large = issueAt('large', { left: 0, top: 100, width: 1800, height: 700 }, desktop);
  await render(<Viewer issues={[small, large]} onIssueOpen={onIssueOpen} />);
  await expect.poll(() => marker('large')).not.toBeNull();
  const box = (marker('small') ?? never()).getBoundingClientRect();
  const area = (marker('large') ?? never()).getBoundingClientRect();
  const position = { x: box.left + box.width / 2 - area.left, y: box.top + box.height / 2 - area.top };
  await userEvent.click(marker('large') ?? never(), { position });
  expect(onIssueOpen).toHaveBeenLastCalledWith({ issueId: 'small' });
});

test('even an element of one pixel can be pressed', async () => {
  await render(<Viewer />);
  await expect.poll(() => marker('issue-2')).not.toBeNull();
  const area = getComputedStyle(marker('issue-2') ?? never(), '::after');
  expect(Number.parseFloat(area.width)).toBeGreaterThanOrEqual(24);
  expect(Number.parseFloat(area.height)).toBeGreaterThanOrEqual(24);
});

test('one box is a stop of the Tab key, and the arrows lead to all others', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-0" />);
  await expect.poll(() => markers().filter((one) => one.tabIndex === 0).length).toBe(1);
  device()?.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(marker('issue-0'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => document.activeElement?.getAttribute('data-issue')).toBe('issue-1');
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.getAttribute('data-issue')).toBe('issue-3');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.poll(() => document.activeElement?.getAttribute('data-issue')).toBe('issue-2');
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement?.getAttribute('data-issue')).toBe('issue-0');
  await expect.element(screen.getByText('1 of 4')).toBeVisible();
});

test.each([
  ['no-preference', false],
  ['reduce', true],
])('with the motion setting %s the next box is there at once: %s', async (value, isAtOnce) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  const below = [places[0] ?? never(), { left: 100, top: 1700, width: 300, height: 40 }];
  const two = below.map((place, index) => issueAt(`issue-${index}`, place, desktop));
  const screen = await render(<Viewer issues={two} focusedIssueId="issue-0" />);
  await expect.poll(() => marker('issue-0')).not.toBeNull();
  const stops = new Set<number>();
  device()?.addEventListener('scroll', () => stops.add(device()?.scrollTop ?? 0));
  await screen.getByRole('button', { name: 'Next issue' }).click();
  await expect.poll(() => stops.size).toBeGreaterThan(isAtOnce ? 0 : 2);
  await nextFrames();
  if (isAtOnce) expect(stops.size).toBe(1);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('steps through the issues and stops at both ends', async () => {
  const screen = await render(<Viewer />);
  const next = screen.getByRole('button', { name: 'Next issue' });
  await expect
    .element(screen.getByRole('button', { name: 'Previous issue' }))
    .toHaveAttribute('aria-disabled', 'true');
  for (const position of ['1 of 4', '2 of 4', '3 of 4', '4 of 4']) {
    await next.click();
    await expect.element(screen.getByText(position)).toBeVisible();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
});

test('says where the issue was found, and that it is not visible elsewhere', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-0" screenSize="tablet" />);
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Issue found here: Desktop' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show on Desktop' }).click();
  await expect.element(screen.getByText('Item is not visible on screenshot')).not.toBeInTheDocument();
  await expect.poll(() => marker('issue-0')).not.toBeNull();
});

test.each<[string, MarkedIssue['boundingBoxes']]>([
  ['outside of the page', { desktop: { top: 0, bottom: 0.1, left: -0.1, right: 0.1 } }],
  ['without a size', { desktop: { top: 0.1, bottom: 0.1, left: 0.1, right: 0.2 } }],
  ['missing', {}],
])('a box that is %s gives no marker, and words instead', async (_, boundingBoxes) => {
  const issue: MarkedIssue = { id: 'odd', html: '<i>', screenSizes: ['desktop'], boundingBoxes };
  const screen = await render(<Viewer issues={[issue]} focusedIssueId="odd" />);
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
  expect(markers()).toHaveLength(0);
});

test('a size without a screenshot cannot be chosen', async () => {
  const { phone: _, ...others } = page.screenshots.SCREENSHOT;
  const without: ViewedPage = { ...page, screenshots: { SCREENSHOT: others, THUMBNAIL: {} } };
  const screen = await render(<Viewer page={without} />);
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toHaveAttribute('aria-disabled', 'true');
});

test('a tile that fails can be asked for again', async () => {
  let isBroken = true;
  const fileUrl = (fileName: string) => (isBroken ? 'data:image/png;base64,' : fileName);
  const screen = await render(<Viewer fileUrl={fileUrl} />);
  const message = screen.getByText('This part of the screenshot could not be loaded.');
  await expect.element(message).toBeVisible();
  const room = tiles()[0]?.getBoundingClientRect().height;
  isBroken = false;
  await screen.rerender(<Viewer fileUrl={(fileName) => fileName} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.poll(() => tiles()[0]?.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  expect(tiles()[0]?.getBoundingClientRect().height).toBe(room);
});

test.each([
  ['https://www.example.com/about', true],
  ['javascript:alert(1)', false],
  ['/about', false],
])('the page %s is linked: %s', async (url, isLinked) => {
  const screen = await render(<Viewer page={{ ...page, url }} />);
  await expect.element(screen.getByRole('radio', { name: 'Desktop' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(isLinked ? 1 : 0);
});

test('waits in the shape of a page, fails with a way on, and says when there is none', async () => {
  const onRetry = vi.fn();
  const screen = await render(<Viewer page={undefined} status="loading" />);
  await expect.element(screen.getByText('Loading the screenshot…')).toBeInTheDocument();
  await screen.rerender(<Viewer page={undefined} status="failed" onRetry={onRetry} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await screen.rerender(<Viewer page={{ ...page, screenshots: { SCREENSHOT: {}, THUMBNAIL: {} } }} />);
  await expect.element(screen.getByText('No screenshot')).toBeVisible();
});

test('in 288 px nothing is wider than its room', async () => {
  await render(<Viewer width={288} focusedIssueId="issue-0" />);
  await expect.poll(() => tiles().length).toBeGreaterThan(0);
  const root = document.querySelector('section');
  expect(root?.scrollWidth).toBeLessThanOrEqual(288);
});

test('a page 100,000 px tall with 5,000 boxes: three tiles, 100 markers, each in its place', async () => {
  const tall = { width: 1920, height: 100_000 };
  const tallPage = paintedPage({ desktop: tall.height, tablet: 100, phone: 100 }, 0.02);
  const place = (index: number) => ({ left: (index % 40) * 47, top: index * 19.98, width: 44, height: 18 });
  const many = Array.from({ length: 5000 }, (_, index) => issueAt(`box-${index}`, place(index), tall));
  await render(<Viewer page={tallPage} issues={many} focusedIssueId="box-2500" />);
  await expect.poll(() => marker('box-2500')).not.toBeNull();
  const screen = device() ?? never();
  for (let step = 0; step <= 20; step += 1) {
    screen.scrollTop = (step / 20) * screen.scrollHeight;
    await nextFrames();
    expect(document.querySelectorAll('[data-tile] img').length).toBeLessThanOrEqual(3);
    expect(tiles().length).toBeGreaterThan(0);
    expect(markers().length).toBeLessThanOrEqual(100);
    expect(markers().length).toBeGreaterThan(20);
    for (const one of markers()) {
      const id = one.dataset.issue ?? '';
      expectInPlace(id, place(Number(id.slice('box-'.length))));
    }
  }
});

function never(): never {
  throw new Error('It is there.');
}
