import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { issueAt } from '../testing/paintedPage.ts';
import {
  desktop,
  device,
  expectInPlace,
  issues,
  marker,
  markers,
  places,
  untilShown,
  Viewer,
} from './testing/viewerUnderTest.tsx';

test.each([900, 613, 288])('in %i px every marker lies within 1 px of its place', async (width) => {
  await render(<Viewer width={width} />);
  await expect.poll(() => markers().length).toBeGreaterThanOrEqual(3);
  for (const [index, place] of places.slice(0, 3).entries()) expectInPlace(`issue-${index}`, place);
});

test('the chosen issue is brought into view, and its marker says that it is the one', async () => {
  await render(<Viewer focusedIssueId="issue-3" />);
  await untilShown();
  expect(marker('issue-3').getAttribute('aria-current')).toBe('true');
  await expect.poll(() => device().scrollTop).toBeGreaterThan(1000);
  const seen = device().getBoundingClientRect();
  const box = marker('issue-3').getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(seen.top);
  expect(box.bottom).toBeLessThanOrEqual(seen.bottom);
});

test('a press on a box opens its issue', async () => {
  const onIssueOpen = vi.fn();
  const screen = await render(<Viewer onIssueOpen={onIssueOpen} />);
  await screen.getByRole('button', { name: /^Issue 2 of 4: <a href/ }).click();
  expect(onIssueOpen).toHaveBeenCalledExactlyOnceWith({ issueId: 'issue-1' });
});

test('a small box under a large one can be pressed', async () => {
  const onIssueOpen = vi.fn();
  const small = issueAt('small-0', { left: 300, top: 300, width: 60, height: 40 }, desktop);
  const large = issueAt('large-1', { left: 0, top: 100, width: 1800, height: 700 }, desktop);
  await render(<Viewer boxes={[small, large]} onIssueOpen={onIssueOpen} />);
  await expect.poll(() => markers().length).toBe(2);
  const box = marker('small-0').getBoundingClientRect();
  const area = marker('large-1').getBoundingClientRect();
  const position = { x: box.left + box.width / 2 - area.left, y: box.top + box.height / 2 - area.top };
  await userEvent.click(marker('large-1'), { position });
  expect(onIssueOpen).toHaveBeenLastCalledWith({ issueId: 'small-0' });
});

test('even an element of one pixel can be pressed', async () => {
  await render(<Viewer boxes={issues} />);
  await expect.poll(() => markers().length).toBeGreaterThanOrEqual(3);
  const area = getComputedStyle(marker('issue-2'), '::after');
  expect(Number.parseFloat(area.width)).toBeGreaterThanOrEqual(24);
  expect(Number.parseFloat(area.height)).toBeGreaterThanOrEqual(24);
});
