import { expect, type RunnerTestCase, TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import { inTheme } from './inTheme.ts';
import { settle } from './settle.ts';

const WIDTHS = [1024, 360] as const;
const VIEW_HEIGHT = 768;
/** What is taller is cut: a picture of fifty rows says no more than one of twenty, and weighs more. */
const MOST_HEIGHT = 1_200;
const CUT = `height: ${MOST_HEIGHT}px; min-height: 0; overflow: clip;`;

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]';

const STILL = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
    scroll-behavior: auto !important;
  }
  /* What a scanned page shows is no look of ours, and is resampled otherwise at every scroll offset. */
  img[src*='/golden/'] {
    object-position: -10000px 0 !important;
    background: #8b95a5 !important;
  }
  /* Overlay scrollbars fade, others differ between systems. */
  * { scrollbar-width: none !important; }
`;

/**
 * Compares a story, as it stands after it was played, with its committed pictures: light at two widths, or
 * in its own view where it asks for one, and for the first story of a file in the other themes, too.
 */
export async function comparePictures(id: string, story: { hasOwnViewport: boolean }): Promise<void> {
  const still = document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
  try {
    if (story.hasOwnViewport) return await compare(`${id}/own`, window.innerWidth);
    for (const width of WIDTHS) await compare(`${id}/${width}`, width);
    if (!isFirstOfFile()) return;
    for (const theme of ['dark', 'high-contrast'] as const) {
      await inTheme(theme, () => compare(`${id}/${WIDTHS[0]}-${theme}`, WIDTHS[0]));
    }
  } finally {
    still.remove();
    document.body.style.cssText = '';
  }
}

function isFirstOfFile(): boolean {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
  return test !== undefined && test.file.tasks[0] === test;
}

async function compare(name: string, width: number): Promise<void> {
  document.body.style.cssText = '';
  // What floats is fixed to the view, and is pictured only as far as the body reaches.
  document.body.style.minHeight = document.querySelector(OVERLAYS) ? '100vh' : '';
  await page.viewport(width, VIEW_HEIGHT);
  await settle();
  // Beyond the view there would be nothing in the picture.
  const height = Math.min(document.body.scrollHeight, MOST_HEIGHT);
  if (height > VIEW_HEIGHT) {
    await page.viewport(width, height);
    await settle();
  }
  if (document.body.scrollHeight > MOST_HEIGHT) document.body.style.cssText += CUT;
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
}
