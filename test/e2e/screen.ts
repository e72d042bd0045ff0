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
  // Not by a script element: our own policy forbids those.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const inPage: typeof axe = Reflect.get(globalThis, 'axe');
    const found = await inPage.run({ rules: { 'target-size': { enabled: true } } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(violations, page.url()).toEqual([]);
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

/** Where a marker of the viewer lies on the pictured page, whose first tile must be in the document. */
export function markerEdges(page: Page, name: RegExp): Promise<Edges> {
  return page.getByRole('button', { name }).evaluate((marker) => {
    const tile = marker.ownerDocument.querySelector<HTMLImageElement>('img[src*="/desktop-0."]');
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
  });
}
