import { SitelensProvider } from '@sitelens/ui/theme';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { inProvider } from '../testing/inProvider.tsx';
import { issueAt, paintedTiles } from '../testing/paintedPage.ts';
import { ScreenshotCrop } from './ScreenshotCrop.tsx';

const dimensions = { width: 1920, height: 9000 };

function show(left: number, top: number, width: number, height: number) {
  const { desktop } = issueAt('crop', { left, top, width, height }, dimensions).boundingBoxes;
  return render(
    <SitelensProvider theme="light">
      <div style={{ width: 480 }}>
        <ScreenshotCrop
          dimensions={dimensions}
          tiles={paintedTiles({ ...dimensions, density: 0.05 })}
          boundingBox={desktop}
        />
      </div>
    </SitelensProvider>,
  );
}

test.each([
  [153.6, 300, 220, 56],
  [0, 0, 10, 10],
  [1900, 8990, 20, 10],
  [0, 1000, 1920, 90],
  [300, 3990, 200, 60],
])('the ring lies within 1 px of the element at %d, %d', async (left, top, width, height) => {
  const screen = await show(left, top, width, height);
  const crop = screen.getByRole('img', { name: 'Part of the screenshot around the issue' });
  await expect.element(crop).toBeVisible();
  const tile = crop.element().querySelector('img')?.getBoundingClientRect();
  const ring = crop.element().lastElementChild?.getBoundingClientRect();
  if (!tile || !ring) throw new Error('A crop has a tile and a ring.');
  const scale = tile.width / dimensions.width;
  const offset = Math.floor(top / 4000) * 4000;
  expect(Math.abs(ring.left - (tile.left + left * scale))).toBeLessThan(1);
  expect(Math.abs(ring.top - (tile.top + (top - offset) * scale))).toBeLessThan(1);
  expect(Math.abs(ring.width - width * scale)).toBeLessThan(1);
});

test.each([
  [0, 0, 1920, 9000],
  [50, 50, 20, 20],
  [100, 100, 30, 6000],
])('no crop is above 200 px or wider than its room', async (...box) => {
  const screen = await show(...(box as [number, number, number, number]));
  const crop = screen.getByRole('img').first();
  await expect.element(crop).toBeVisible();
  const { width, height } = crop.element().getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(202);
  expect(width).toBeLessThanOrEqual(480);
});

test('a crop across two tiles shows both', async () => {
  const screen = await show(300, 3980, 200, 60);
  await expect.element(screen.getByRole('img').first()).toBeVisible();
  expect(document.querySelectorAll('img')).toHaveLength(2);
});

test('what cannot be marked is said in words', async () => {
  const screen = await show(-5, 0, 20, 20);
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

const box = { left: 0.1, right: 0.2, top: 0.1, bottom: 0.12 };

test.each([
  [
    'of a page without a height',
    { ...dimensions, height: 0 },
    paintedTiles({ ...dimensions, density: 0.02 }),
  ],
  ['without tiles', dimensions, []],
  ['below the last tile', dimensions, paintedTiles({ width: 1920, height: 500, density: 0.02 })],
])('a box %s is said in words', async (_, page, tiles) => {
  const screen = await render(
    inProvider(<ScreenshotCrop dimensions={page} tiles={tiles} boundingBox={box} />),
  );
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
});

test('a tile that fails keeps its room, and says so', async () => {
  const tiles = paintedTiles({ ...dimensions, density: 0.02 });
  const crop = (fileUrl: (fileName: string) => string) =>
    inProvider(<ScreenshotCrop dimensions={dimensions} tiles={tiles} boundingBox={box} fileUrl={fileUrl} />);
  const screen = await render(crop((fileName) => fileName));
  const height = screen.getByRole('img').element().getBoundingClientRect().height;
  await screen.rerender(crop(() => 'data:image/jpeg;base64,'));
  const failed = screen.getByRole('img', { name: 'This part of the screenshot could not be loaded.' });
  await expect.element(failed).toBeVisible();
  expect(failed.element().getBoundingClientRect().height).toBe(height);
});

test('of many crops in a list only those near to be seen ask for their tiles', async () => {
  const tops = Array.from({ length: 100 }, (_, index) => index / 200);
  const tiles = paintedTiles({ ...dimensions, density: 0.02 });
  await render(
    inProvider(
      tops.map((top) => (
        <ScreenshotCrop
          key={top}
          dimensions={dimensions}
          tiles={tiles}
          boundingBox={{ ...box, top, bottom: top + 0.01 }}
          fileUrl={(fileName) => `${fileName}#${top}`}
        />
      )),
    ),
  );
  await expect.poll(() => document.querySelectorAll('img').length).toBeGreaterThanOrEqual(100);
  const loaded = () =>
    [...document.querySelectorAll('img')].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    );
  await expect.poll(() => loaded().length).toBeGreaterThan(0);
  expect(loaded().length).toBeLessThan(60);
});
