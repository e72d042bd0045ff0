import type { BoundingBoxes } from '@sitelens/api-client/contract';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { issueAt } from '../testing/paintedPage.ts';
import type { IssueBox } from './geometry/issueBox.ts';
import {
  desktop,
  device,
  marker,
  markers,
  nextFrames,
  testPage,
  tiles,
  untilShown,
  Viewer,
} from './testing/viewerUnderTest.tsx';

/** Nothing is wider than its room, and the device keeps its size. */
function expectLayoutKept(width: number) {
  expect(document.querySelector('section')?.scrollWidth).toBeLessThanOrEqual(width);
  expect(device().scrollWidth).toBe(device().clientWidth);
}

test.each<[string, BoundingBoxes]>([
  ['outside of the page', { desktop: { top: 0, bottom: 0.1, left: -0.1, right: 0.1 } }],
  ['below the page', { desktop: { top: 0.9, bottom: 1.2, left: 0, right: 1 } }],
  ['without a height', { desktop: { top: 0.1, bottom: 0.1, left: 0.1, right: 0.2 } }],
  ['without a width', { desktop: { top: 0.1, bottom: 0.2, left: 0.2, right: 0.2 } }],
  ['the wrong way round', { desktop: { top: 0.3, bottom: 0.1, left: 0.5, right: 0.2 } }],
  ['missing', {}],
])('a box that is %s gives no marker, and words instead', async (_, boundingBoxes) => {
  const odd: IssueBox = { id: 'odd', position: 0, name: '<i>', boundingBoxes };
  const screen = await render(<Viewer boxes={[odd]} focusedIssueId="odd" />);
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
  await untilShown();
  expect(markers()).toHaveLength(0);
  expectLayoutKept(900);
});

test('says where the issue was found, and that it is not visible elsewhere', async () => {
  const screen = await render(<Viewer focusedIssueId="issue-0" screenSize="tablet" />);
  await expect.element(screen.getByText('Item is not visible on screenshot')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Issue found here: Desktop' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show on Desktop' }).click();
  await expect.element(screen.getByText('Item is not visible on screenshot')).not.toBeInTheDocument();
  await expect.poll(() => marker('issue-0')).toBeVisible();
});

test('a tile that fails, or has no bytes, keeps its room and can be asked for again', async () => {
  const broken = () => 'data:image/jpeg;base64,';
  const screen = await render(<Viewer fileUrl={broken} />);
  const message = screen.getByText('This part of the screenshot could not be loaded.');
  await expect.element(message).toBeVisible();
  const room = tiles()[0]?.getBoundingClientRect().height;
  expectLayoutKept(900);
  await screen.rerender(<Viewer fileUrl={(fileName) => fileName} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(message).not.toBeInTheDocument();
  await expect.poll(() => tiles()[0]?.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  expect(tiles()[0]?.getBoundingClientRect().height).toBe(room);
});

test('where a tile is missing there are words in its room, and all else stays in its place', async () => {
  const { desktop: all = [] } = testPage().screenshots.SCREENSHOT;
  const SCREENSHOT = { desktop: all.filter(({ yOffset }) => yOffset !== 4000) };
  const page = { ...testPage(), screenshots: { SCREENSHOT, THUMBNAIL: {} } };
  const screen = await render(<Viewer page={page} focusedIssueId="issue-3" />);
  await untilShown();
  const below = marker('issue-3').style.top;
  device().scrollTop = device().scrollHeight / 2;
  await expect.element(screen.getByText('This part of the page was not pictured.')).toBeVisible();
  expect(marker('issue-3').style.top).toBe(below);
  expectLayoutKept(900);
});

test.each([[{ width: 1920, height: 0 }], [{ width: 0, height: 900 }]])(
  'a page of %o has no screenshot',
  async (size) => {
    const screen = await render(<Viewer page={{ ...testPage(), dimensions: { desktop: size } }} />);
    await expect.element(screen.getByText('No screenshot')).toBeVisible();
  },
);

test('tiles without a height are none', async () => {
  const { desktop: all = [] } = testPage().screenshots.SCREENSHOT;
  const SCREENSHOT = { desktop: all.map((tile) => ({ ...tile, height: 0 })) };
  const screen = await render(
    <Viewer page={{ ...testPage(), screenshots: { SCREENSHOT, THUMBNAIL: {} } }} />,
  );
  await expect.element(screen.getByText('No screenshot')).toBeVisible();
});

test.each([
  ['right to left', '<a href="/">عن الشركة \u202Eabc</a>', /عن الشركة/],
  ['emoji', '👩‍👩‍👧‍👦'.repeat(200), /👩‍👩‍👧‍👦…, /],
  ['10,000 characters', 'x'.repeat(10_000), /: x{79}…, 300 by 40 pixels$/],
  ['nothing', '', /^Issue 1 of 1, 300 by 40 pixels$/],
])('a name of %s is said, and cut', async (_, name, said) => {
  const box = { ...issueAt('issue-0', { left: 100, top: 150, width: 300, height: 40 }, desktop), name };
  await render(<Viewer boxes={[box]} width={320} />);
  await untilShown();
  const label = marker('issue-0').getAttribute('aria-label') ?? '';
  expect(label).toMatch(said);
  expect(Array.from(new Intl.Segmenter().segment(label)).length).toBeLessThan(140);
  expectLayoutKept(320);
});

test('ids of any characters can be chosen and stepped to', async () => {
  const onIssueOpen = vi.fn();
  const odd = ['"]', '\\', '<b>', 'é 漢 😀'].map((id, position) => ({
    ...issueAt(id, { left: 100, top: 150 + position * 60, width: 300, height: 40 }, desktop),
    position,
  }));
  await render(<Viewer boxes={odd} focusedIssueId={'"]'} onIssueOpen={onIssueOpen} />);
  await untilShown();
  markers()[0]?.focus();
  for (const { id } of odd.slice(1)) {
    const next = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
    document.activeElement?.dispatchEvent(next);
    await nextFrames();
    expect(onIssueOpen).toHaveBeenLastCalledWith({ issueId: id });
    expect(document.activeElement?.getAttribute('data-issue')).toBe(id);
  }
});

test('an address of 10,000 characters is cut in the screen’s name', async () => {
  await render(
    <Viewer page={{ ...testPage(), url: `https://example.com/${'x'.repeat(10_000)}` }} width={320} />,
  );
  await untilShown();
  expect(device().getAttribute('aria-label')?.length).toBeLessThan(200);
  expectLayoutKept(320);
});
