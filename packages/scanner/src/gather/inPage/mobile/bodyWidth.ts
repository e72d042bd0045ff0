import type { BodyWidth, Rectangle } from '../../mobileArtifacts.ts';

/** The body's width and what reaches beyond the screen, at most `most` elements; null without a body. */
export function measureBodyWidth(most: number): BodyWidth | null {
  const sight = globalThis.sitelensSight;
  const positions = globalThis.sitelensPositions;
  const shown = globalThis.sitelensShown;
  const getter = (name: 'body' | 'documentElement' | 'scrollingElement') =>
    Object.getOwnPropertyDescriptor(Document.prototype, name)?.get?.call(document);
  const [body, root, scroller] = [getter('body'), getter('documentElement'), getter('scrollingElement')];
  if (!(body instanceof HTMLElement) || !(root instanceof Element)) return null;

  const pageScrolls =
    !shown.viewClipsSideways() && scroller instanceof Element && scroller.scrollWidth > root.clientWidth;
  const bodyScrolls =
    body !== scroller && getComputedStyle(root).overflowX !== 'visible' && shown.scrolls(body, 'sideways');
  // What is positioned outside of the body widens the page, and the body not.
  const isBodyWider = body.scrollWidth > body.clientWidth;
  const widest = isBodyWider || !(scroller instanceof Element) ? body : scroller;
  const result = {
    element: sight.keyOf(body),
    clientWidth: widest === body ? body.clientWidth : root.clientWidth,
    scrollWidth: widest.scrollWidth,
    scrolls: pageScrolls || bodyScrolls,
  };
  return { ...result, sticksOut: result.scrolls ? culprits().map(sight.keyOf) : [] };

  function culprits(): Element[] {
    const isRightToLeft = getComputedStyle(root).direction === 'rtl';
    const beyond = ({ left, right }: Rectangle) => (isRightToLeft ? -left : right - innerWidth);
    const reach = new Map<Element, number>();
    const found: Element[] = [];
    for (const element of sight.elements()) {
      const around = reach.get(sight.parentOf(element) ?? element) ?? 0;
      const own = beyond(extentOf(element));
      reach.set(element, Math.max(around, own));
      // Only what reaches further than all that is around it: not what merely fills a wide parent.
      if (own <= around + 1 || element === body || element === root || !isLaidOut(element)) continue;
      found.push(element);
      if (found.length >= most) break;
    }
    return found;
  }

  /** With text that runs out of it. */
  function extentOf(element: Element): Rectangle {
    const box = sight.rectangleOf(element);
    if (Number(element.scrollWidth) <= Number(element.clientWidth) || Number(element.clientWidth) === 0)
      return box;
    const range = new Range();
    const walker = Document.prototype.createTreeWalker.call(document, element, NodeFilter.SHOW_ALL);
    let { left, right } = box;
    for (let child = walker.firstChild(); child; child = walker.nextSibling()) {
      if (!(child instanceof Text) || child.data.trim() === '') continue;
      range.selectNodeContents(child);
      const text = range.getBoundingClientRect();
      left = Math.min(left, text.left);
      right = Math.max(right, text.right);
    }
    return { ...box, left, right };
  }

  /** Takes room on the page: neither pinned to the screen nor cut before its edge. */
  function isLaidOut(element: Element): boolean {
    const extent = extentOf(element);
    const part = shown.shownPart(element, extent);
    if (!part || beyondView(part) <= 1) return false;
    return !positions.isFixed(element);
  }

  function beyondView({ left, right }: Rectangle): number {
    return Math.max(right - innerWidth, -left);
  }
}
