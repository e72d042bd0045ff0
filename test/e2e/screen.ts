import { npmBrowser } from '@sitelens/scanner';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

export async function openBrowser(): Promise<Browser> {
  const { executablePath, environment } = await npmBrowser();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** Nothing that axe-core finds may stand on a screen of ours, target-size included. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  // Not by a script element: our own policy forbids those.
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const inPage: typeof axe = Reflect.get(globalThis, 'axe');
    const found = await inPage.run({ rules: { 'target-size': { enabled: true } } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(violations, page.url()).toEqual([]);
}

/** Colours that are on their way to others would be measured as they are in between. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Widths in CSS pixels, and the reader's colour schemes. */
export interface Looks {
  readonly widths: readonly number[];
  readonly colourSchemes: readonly ('light' | 'dark')[];
}

/** 320 px are what a window of 1280 px has at 400 % zoom (WCAG 1.4.10). */
export const LOOKS = { widths: [1440, 320], colourSchemes: ['light', 'dark'] } as const satisfies Looks;

/** Nothing for axe-core to find, and nothing beside the page, in each look; the window is then as it was. */
export async function expectFit(
  page: Page,
  { widths, colourSchemes }: Looks = { widths: [1920, 320], colourSchemes: ['light'] },
): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What measures its own room is laid out anew a moment later.
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(scrollWidth, { message: page.url() }).toBe(width);
    for (const colorScheme of colourSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Edges in CSS pixels of the whole page. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an element lies on its page. */
export function elementEdges(page: Page, selector: string): Promise<Edges> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        left: left + scrollX,
        right: right + scrollX,
        top: top + scrollY,
        bottom: bottom + scrollY,
      };
    });
}

/** Where a marker of the viewer lies on the page as pictured at a size, whose first tile must be in the document. */
export function markerEdges(page: Page, name: RegExp, screenSize = 'desktop'): Promise<Edges> {
  return page.getByRole('button', { name }).evaluate((marker, size) => {
    const tile = marker.closest('section')?.querySelector<HTMLImageElement>(`img[src*="/${size}-0."]`);
    if (!tile) throw new Error('The first tile is not in the document.');
    const picture = tile.getBoundingClientRect();
    const box = marker.getBoundingClientRect();
    const scale = tile.naturalWidth / picture.width;
    return {
      left: (box.left - picture.left) * scale,
      right: (box.right - picture.left) * scale,
      top: (box.top - picture.top) * scale,
      bottom: (box.bottom - picture.top) * scale,
    };
  }, screenSize);
}
