import { SitelensProvider } from '@sitelens/ui/theme';
import { useState } from 'react';
import { expect } from 'vitest';
import { issueAt, paintedPage } from '../../testing/paintedPage.ts';
import type { IssueBox } from '../geometry/issueBox.ts';
import { ScreenshotViewer, type ScreenshotViewerProps } from '../ScreenshotViewer.tsx';
import type { ViewedPage } from '../ViewedPage.ts';

/** The viewer as tests look at it: a painted page whose places are known, and what of it is in the document. */

export const desktop = { width: 1920, height: 9000 };

let painted: ViewedPage | undefined;

export function testPage(): ViewedPage {
  painted ??= paintedPage({ desktop: 9000, tablet: 5000, phone: 5000 }, 0.05);
  return painted;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const places = [
  { left: 100, top: 150, width: 300, height: 40 },
  { left: 1500, top: 420, width: 400, height: 200 },
  { left: 333, top: 777, width: 1, height: 1 },
  { left: 0, top: 8000, width: 1920, height: 100 },
] as const satisfies readonly Place[];

export const issues: readonly IssueBox[] = places.map((place, index) =>
  issueAt(`issue-${index}`, place, desktop),
);

export type ViewerUnderTestProps = Partial<ScreenshotViewerProps> & {
  width?: number;
  theme?: 'light' | 'dark';
};

/** Keeps what is chosen, as an address bar does. */
export function Viewer(props: ViewerUnderTestProps) {
  const { width = 900, theme = 'light', onIssueOpen, onScreenSizeChange, ...rest } = props;
  const [focusedIssueId, setFocusedIssueId] = useState(props.focusedIssueId);
  const [screenSize, setScreenSize] = useState(props.screenSize ?? 'desktop');
  return (
    <SitelensProvider theme={theme}>
      <div style={{ width }}>
        <ScreenshotViewer
          page={testPage()}
          boxes={issues}
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

export const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')];
export const markers = () => [...document.querySelectorAll<HTMLElement>('[data-issue]')];

export function marker(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-issue="${id}"]`);
  if (!found) throw new Error(`${id} has no marker in the document.`);
  return found;
}

/** The device's screen: what scrolls. */
export function device(): HTMLElement {
  const found = document.querySelector<HTMLElement>('section section');
  if (!found) throw new Error('The device is not there yet.');
  return found;
}

/** Waits until the page is on the device's screen. */
export async function untilShown(): Promise<void> {
  await expect.poll(() => tiles().length).toBeGreaterThan(0);
}

export const nextFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

/** View pixels to a page pixel, as drawn. */
export function drawnScale(page = desktop): number {
  const width = tiles()[0]?.getBoundingClientRect().width ?? Number.NaN;
  return width / page.width;
}

/** Where the drawn tile says that a place of the page is, against where the marker is. */
export function expectInPlace(id: string, place: Place): void {
  const [tile] = tiles();
  if (!tile) throw new Error('No tile is in the document.');
  const drawn = marker(id).getBoundingClientRect();
  const at = tile.getBoundingClientRect();
  const scale = drawnScale();
  const top = at.top - Number(tile.dataset.tile) * scale;
  expect(Math.abs(drawn.left - (at.left + place.left * scale))).toBeLessThan(1);
  expect(Math.abs(drawn.top - (top + place.top * scale))).toBeLessThan(1);
  expect(Math.abs(drawn.width - place.width * scale)).toBeLessThan(1);
  expect(Math.abs(drawn.height - place.height * scale)).toBeLessThan(1);
}

/** The point of the page under the middle of the screen, in page pixels. */
export function middle(): { left: number; top: number } {
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = device();
  const scale = drawnScale();
  return { left: (scrollLeft + clientWidth / 2) / scale, top: (scrollTop + clientHeight / 2) / scale };
}
