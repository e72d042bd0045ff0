import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { device, testPage, untilShown, Viewer } from './testing/viewerUnderTest.tsx';
import type { ViewedPage } from './ViewedPage.ts';

test('a size without a screenshot cannot be chosen', async () => {
  const { phone: _, ...others } = testPage().screenshots.SCREENSHOT;
  const without: ViewedPage = { ...testPage(), screenshots: { SCREENSHOT: others, THUMBNAIL: {} } };
  const screen = await render(<Viewer page={without} />);
  await expect.element(screen.getByRole('radio', { name: 'Phone' })).toHaveAttribute('aria-disabled', 'true');
});

test('another size is shown from its beginning, in its own device', async () => {
  const onScreenSizeChange = vi.fn();
  const screen = await render(<Viewer onScreenSizeChange={onScreenSizeChange} />);
  await untilShown();
  device().scrollTop = 500;
  await screen.getByRole('radio', { name: 'Tablet' }).click();
  expect(onScreenSizeChange).toHaveBeenCalledExactlyOnceWith('tablet');
  await expect.poll(() => device().getAttribute('aria-label')).toMatch(/Tablet size$/);
  expect(device().scrollTop).toBe(0);
  expect(device().clientHeight).toBeGreaterThan(device().clientWidth);
});

test.each([
  ['https://www.example.com/about', true],
  ['javascript:alert(1)', false],
  ['/about', false],
])('the page %s is linked: %s', async (url, isLinked) => {
  const screen = await render(<Viewer page={{ ...testPage(), url }} />);
  await expect.element(screen.getByRole('radio', { name: 'Desktop' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open page/ }).elements()).toHaveLength(isLinked ? 1 : 0);
});

test('waits in the shape of a page, fails with a way on, and says when there is none', async () => {
  const onRetry = vi.fn();
  const screen = await render(<Viewer page={undefined} status="loading" />);
  await expect.element(screen.getByText('Loading the screenshot…')).toBeInTheDocument();
  await screen.rerender(<Viewer page={undefined} status="failed" onRetry={onRetry} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  const screenshots = { SCREENSHOT: {}, THUMBNAIL: {} };
  await screen.rerender(<Viewer page={{ ...testPage(), screenshots }} />);
  await expect.element(screen.getByText('No screenshot')).toBeVisible();
});

test('in 288 px nothing is wider than its room', async () => {
  await render(<Viewer width={288} focusedIssueId="issue-0" />);
  await untilShown();
  expect(document.querySelector('section')?.scrollWidth).toBeLessThanOrEqual(288);
});

test('where there is one size to look at there is none to choose, and none is offered', async () => {
  const box = { top: 0.1, bottom: 0.2, left: 0.1, right: 0.2 };
  const elsewhere = { id: 'a', position: 0, name: '<a>', boundingBoxes: { desktop: box } };
  const onPhone = { screenSize: 'phone', screenSizes: ['phone'] } as const;
  const props = { boxes: [elsewhere], focusedIssueId: 'a', ...onPhone };
  const screen = await render(<Viewer {...props} />);
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
  expect(screen.getByRole('radio').elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Show on/ }).elements()).toEqual([]);
  await screen.rerender(<Viewer {...props} screenSizes={undefined} />);
  await expect.element(screen.getByRole('button', { name: 'Show on Desktop' })).toBeVisible();
});
