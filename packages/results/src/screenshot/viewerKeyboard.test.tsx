/// <reference types="@vitest/browser-playwright" />
import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { issueAt } from '../testing/paintedPage.ts';
import {
  desktop,
  device,
  marker,
  markers,
  nextFrames,
  untilShown,
  Viewer,
} from './testing/viewerUnderTest.tsx';

const focused = () => document.activeElement?.getAttribute('data-issue');

test('one box is a stop of the Tab key, and the arrows lead to all others', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-0" />);
  await expect.poll(() => markers().filter((one) => one.tabIndex === 0).length).toBe(1);
  device().focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(marker('issue-0'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('issue-1');
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe('issue-3');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  await expect.poll(focused).toBe('issue-2');
  await userEvent.keyboard('{Home}');
  await expect.poll(focused).toBe('issue-0');
  await expect.element(screen.getByText('Issue 1 of 4')).toBeVisible();
});

test('a box is named by its number, its element and its size on the page', async () => {
  const screen = await render(<Viewer />);
  const name = 'Issue 2 of 4: <a href="/issue-1" class="button">Read more</a>, 400 by 200 pixels';
  await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
});

test('n and p step from wherever the focus is, and take the focus along if it is on a box', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-0" />);
  await untilShown();
  device().focus();
  await userEvent.keyboard('n');
  await expect.element(screen.getByText('Issue 2 of 4')).toBeVisible();
  expect(document.activeElement).toBe(device());
  marker('issue-1').focus();
  await userEvent.keyboard('nn');
  await expect.poll(focused).toBe('issue-3');
  await userEvent.keyboard('p');
  await expect.poll(focused).toBe('issue-2');
});

test('keys with Ctrl and Alt are left to the browser', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-0" />);
  await untilShown();
  device().focus();
  await userEvent.keyboard('{Control>}n{/Control}{Alt>}n{/Alt}');
  await expect.element(screen.getByText('Issue 1 of 4')).toBeVisible();
});

test('focus on a box that is scrolled out of the document stays on the screen', async () => {
  await render(<Viewer focusedIssueId={undefined} />);
  await untilShown();
  marker('issue-0').focus();
  device().scrollTop = 6000;
  await expect.poll(() => document.querySelector('[data-issue="issue-0"]')).toBeNull();
  expect(document.activeElement).toBe(device());
});

test('steps through the issues and stops at both ends', async () => {
  const screen = await render(<Viewer />);
  const next = screen.getByRole('button', { name: 'Next issue' });
  const previous = screen.getByRole('button', { name: 'Previous issue' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  for (const number of [1, 2, 3, 4]) {
    await next.click();
    await expect.element(screen.getByText(`Issue ${number} of 4`)).toBeVisible();
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
});

test('says how many there are though not all of them were handed over', async () => {
  const boxes = [issueAt('issue-11', { left: 10, top: 10, width: 50, height: 20 }, desktop)];
  const screen = await render(<Viewer boxes={boxes} total={5000} focusedIssueId="issue-11" />);
  await expect.element(screen.getByText('Issue 12 of 5,000')).toBeVisible();
});

test.each([
  ['no-preference', false],
  ['reduce', true],
])('with the motion setting %s the next box is there at once: %s', async (value, isAtOnce) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  const boxes = [150, 1700].map((top, index) =>
    issueAt(`issue-${index}`, { left: 100, top, width: 300, height: 40 }, desktop),
  );
  const screen = await render(<Viewer boxes={boxes} focusedIssueId="issue-0" />);
  await untilShown();
  const stops = new Set<number>();
  device().addEventListener('scroll', () => stops.add(device().scrollTop));
  await screen.getByRole('button', { name: 'Next issue' }).click();
  await expect.poll(() => stops.size).toBeGreaterThan(isAtOnce ? 0 : 2);
  await nextFrames();
  if (isAtOnce) expect(stops.size).toBe(1);
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});
