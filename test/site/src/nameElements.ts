import { SCREEN_SIZES } from '@sitelens/api-client/contract';
import type { Page } from 'playwright-core';
import { mobileDefects } from './mobileDefects.ts';

interface FoundOnPage {
  readonly path: string;
  /** Selectors from the outermost frame or shadow host inwards. */
  readonly target: readonly (string | readonly string[])[];
}

/**
 * Names each element as {@link mobileDefects} does where that is the same element, and by its own target where it
 * is another: by the elements of the page and not by selectors, of which there are many for one element.
 *
 * @param page - Looks at the site from now on, as a phone does.
 * @param siteUrl - Where the site runs, without a slash at the end.
 */
export async function nameElements<Found extends FoundOnPage>(
  page: Page,
  siteUrl: string,
  found: readonly Found[],
): Promise<readonly (Found & { readonly element: string })[]> {
  await page.setViewportSize(SCREEN_SIZES.phone);
  const named: (Found & { readonly element: string })[] = [];
  for (const path of new Set(found.map((one) => one.path))) {
    const onPage = found.filter((one) => one.path === path);
    await page.goto(siteUrl + path);
    const selectors = mobileDefects.filter((one) => one.path === path).map(({ selector }) => selector);
    const targets = onPage.map(({ target }) => target.flat());
    const names = await page.evaluate(matchingSelectors, { selectors, targets });
    named.push(...onPage.map((one, at) => ({ ...one, element: names[at] ?? '' })));
  }
  return named;
}

// Runs in the page: it can use nothing from outside of itself. No defect of phones is in a frame or a shadow tree.
function matchingSelectors({
  selectors,
  targets,
}: {
  readonly selectors: readonly string[];
  readonly targets: readonly (readonly string[])[];
}): readonly string[] {
  return targets.map((target) => {
    const [first, ...further] = target;
    const element = first === undefined || further.length > 0 ? null : document.querySelector(first);
    const same = selectors.find((selector) => element && element === document.querySelector(selector));
    return same ?? target.join(' > ');
  });
}
