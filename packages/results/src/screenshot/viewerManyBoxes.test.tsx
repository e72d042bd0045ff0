import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { issueAt, paintedPage } from '../testing/paintedPage.ts';
import {
  desktop,
  device,
  expectInPlace,
  marker,
  markers,
  nextFrames,
  tiles,
  untilShown,
  Viewer,
} from './testing/viewerUnderTest.tsx';

const tall = { width: 1920, height: 100_000 };
const place = (index: number) => ({ left: (index % 40) * 47, top: index * 19.98, width: 44, height: 18 });
const spread = Array.from({ length: 5000 }, (_, index) => issueAt(`box-${index}`, place(index), tall));
const heaped = Array.from({ length: 600 }, (_, index) =>
  issueAt(
    `box-${index}`,
    { left: 40 + (index % 30) * 62, top: 20 + Math.floor(index / 30) * 48, width: 40, height: 24 },
    desktop,
  ),
);

async function expectFew() {
  await nextFrames();
  expect(document.querySelectorAll('[data-tile] img').length).toBeLessThanOrEqual(3);
  expect(tiles().length).toBeGreaterThan(0);
  expect(markers().length).toBeLessThanOrEqual(100);
}

test('100,000 px with 5,000 boxes: three tiles, 100 markers, each in its place', async () => {
  const page = paintedPage({ desktop: tall.height, tablet: 100, phone: 100 }, 0.02);
  await render(<Viewer page={page} boxes={spread} focusedIssueId="box-2500" />);
  await untilShown();
  for (let step = 0; step <= 20; step += 1) {
    device().scrollTop = (step / 20) * device().scrollHeight;
    await expectFew();
    expect(markers().length).toBeGreaterThan(20);
    for (const one of markers()) {
      const id = one.dataset.issue ?? '';
      expectInPlace(id, place(Number(id.slice('box-'.length))));
    }
  }
});

test('at 200 % as few', async () => {
  const page = paintedPage({ desktop: tall.height, tablet: 100, phone: 100 }, 0.02);
  const screen = await render(<Viewer page={page} boxes={spread} focusedIssueId="box-2500" />);
  await untilShown();
  for (let press = 0; press < 8; press += 1) await screen.getByRole('button', { name: 'Zoom in' }).click();
  for (const share of [0.1, 0.5, 1]) {
    device().scrollTop = share * device().scrollHeight;
    await expectFew();
  }
});

test('of a crowd 100 are markers, evenly spread, the others are outlined, and a line says so', async () => {
  const screen = await render(<Viewer boxes={heaped} focusedIssueId="box-100" />);
  await untilShown();
  await expectFew();
  expect(markers()).toHaveLength(100);
  expect(marker('box-100')).toBeVisible();
  const outlined = Number(document.querySelector<HTMLElement>('[data-outlined]')?.dataset.outlined);
  expect(outlined).toBeGreaterThan(400);
  await expect
    .element(
      screen.getByText(
        `100 issues are marked here. ${outlined} more are outlined; zoom in to mark them too.`,
      ),
    )
    .toBeVisible();
  const rows = markers().map((one) => Number.parseFloat(one.style.top));
  expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(device().clientHeight * 0.7);
});

test('the same boxes of a crowd stay marked while one scrolls', async () => {
  await render(<Viewer boxes={heaped} />);
  await untilShown();
  const before = new Set(markers().map((one) => one.dataset.issue));
  device().scrollTop += device().clientHeight / 8;
  await nextFrames();
  const kept = markers().filter((one) => before.has(one.dataset.issue));
  expect(kept.length).toBeGreaterThan(60);
});

test('an outlined box can be pressed', async () => {
  const onIssueOpen = vi.fn();
  await render(<Viewer boxes={heaped} onIssueOpen={onIssueOpen} />);
  await expect.poll(() => markers().length).toBe(100);
  const drawn = new Set(markers().map((one) => one.dataset.issue));
  const at = heaped.findIndex(({ id }) => !drawn.has(id));
  const scale = device().querySelector('div')?.getBoundingClientRect().width ?? 0;
  const x = ((40 + (at % 30) * 62 + 20) * scale) / desktop.width;
  const y = ((20 + Math.floor(at / 30) * 48 + 12) * scale) / desktop.width;
  await userEvent.click(device(), { position: { x, y } });
  expect(onIssueOpen).toHaveBeenLastCalledWith({ issueId: `box-${at}` });
  expect(marker(`box-${at}`).getAttribute('aria-current')).toBe('true');
});
