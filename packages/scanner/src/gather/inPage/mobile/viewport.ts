import type { ElementKey } from '../../elementKey.ts';
import type { MainHeading, MobileMeasurements, ScrollArea, ViewportTag } from '../../mobileArtifacts.ts';

/** The rendered document's viewport tags, at most 100, and what of the page is seen first. */
export function readViewport(): Pick<MobileMeasurements, 'view'> & {
  readonly root: ElementKey;
  readonly viewportTags: readonly ViewportTag[];
} {
  const sight = globalThis.sitelensSight;
  const root = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get?.call(document);
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const left = isRightToLeft ? Math.max(0, root.scrollWidth - root.clientWidth) : 0;
  const tags = Document.prototype.querySelectorAll.call(document, 'meta[name="viewport" i]');
  return {
    view: { width: innerWidth, height: innerHeight, left },
    root: sight.keyOf(root),
    viewportTags: [...tags].slice(0, 100).map((element) => ({
      element: sight.keyOf(element),
      content: (sight.attribute(element, 'content') ?? '').slice(0, 1_000),
    })),
  };
}

/** The first `h1` that shows; null where there is none. */
export function measureMainHeading(): MainHeading | null {
  const sight = globalThis.sitelensSight;
  const shown = globalThis.sitelensShown;
  for (const element of sight.elements()) {
    if (sight.tagOf(element) !== 'h1' || !shown.isRendered(element)) continue;
    const rectangle = sight.rectangleOf(element);
    const parent = sight.parentOf(element);
    const isSeen = rectangle.right > 0 && shown.shownPart(element, rectangle) !== null;
    if (isSeen && parent) return { element: sight.keyOf(element), top: rectangle.top + scrollY };
  }
  return null;
}

/** Elements that a finger can scroll, without the page itself; at most `most`. */
export function measureScrollAreas(most: number): ScrollArea[] {
  const sight = globalThis.sitelensSight;
  const positions = globalThis.sitelensPositions;
  const { scrolls, isRendered } = globalThis.sitelensShown;
  const isPage = (element: Element) => /^(html|body)$/.test(sight.tagOf(element));
  return (
    positions
      .scrollers()
      .filter((element) => !isPage(element) && scrolls(element, 'any'))
      .filter((element) => isRendered(element))
      .map((element) => ({
        element: sight.keyOf(element),
        width: Number(element.clientWidth),
        height: Number(element.clientHeight),
      }))
      // What is folded to nothing is not there to be scrolled.
      .filter(({ width, height }) => width > 1 && height > 1)
      .slice(0, most)
  );
}
