import { SitelensProvider } from '@sitelens/ui/theme';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
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
