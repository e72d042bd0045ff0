import type { Media } from '../../mobileArtifacts.ts';

/** Pictures, films, frames and the like that show, in document order, at most `most`. */
export function measureMedia(most: number): Media[] {
  const sight = globalThis.sitelensSight;
  const positions = globalThis.sitelensPositions;
  const shown = globalThis.sitelensShown;
  const root = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get?.call(document);
  const isRightToLeft = getComputedStyle(root).direction === 'rtl';

  const isInScroller = (element: Element): boolean => {
    for (
      let at = sight.parentOf(element);
      at && !/^(html|body)$/.test(sight.tagOf(at));
      at = sight.parentOf(at)
    ) {
      if (shown.scrolls(at, 'sideways')) return true;
    }
    return false;
  };
  const SILENT = '[alt=""], [role=none], [role=presentation], [aria-hidden=true], [aria-hidden=true] *';
  const BACKGROUND = 'video[autoplay][muted][loop]:not([controls])';
  const isDecorative = (element: Element) => sight.matches(element, `${SILENT}, ${BACKGROUND}`);

  return sight
    .elements()
    .filter((element) => sight.matches(element, 'img, video, iframe, embed, object, canvas, svg:not(svg *)'))
    .filter((element) => shown.isRendered(element))
    .slice(0, most)
    .flatMap((element) => {
      const rectangle = sight.rectangleOf(element);
      const part = shown.shownPart(sight.parentOf(element) ?? element, rectangle);
      const clipsBothSides = shown.viewClipsSideways() || positions.isFixed(element);
      // Nobody can scroll to what lies before the beginning of the page.
      const left = part && (clipsBothSides || !isRightToLeft ? Math.max(part.left, 0) : part.left);
      const right = part && (clipsBothSides || isRightToLeft ? Math.min(part.right, innerWidth) : part.right);
      if (left === null || right === null || right - left <= 1) return [];
      return {
        element: sight.keyOf(element),
        left: rectangle.left,
        right: rectangle.right,
        shown: { left, right },
        isInScroller: isInScroller(element),
        isDecorative: isDecorative(element),
      };
    });
}
