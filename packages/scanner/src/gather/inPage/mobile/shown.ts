import type { Rectangle } from '../../mobileArtifacts.ts';

/** What of an element can be seen. */
interface Shown {
  /** Laid out, and neither invisible nor wholly transparent. */
  isRendered(element: Element): boolean;
  /**
   * What is left of a rectangle that lies in an element, once everything around it has cut it; null when that
   * is no more than a pixel, as of text that is there for screen readers alone.
   */
  shownPart(inside: Element, rectangle: Rectangle): Rectangle | null;
  /** Whether a finger can move what is in the element: sideways, or in any direction. */
  scrolls(element: Element, direction: 'sideways' | 'any'): boolean;
  /** Whether what lies beside the screen is cut away: by `overflow` of the root, or of the body on its behalf. */
  viewClipsSideways(): boolean;
}

/** Declared in our world by {@link installShown}. */
declare global {
  var sitelensShown: Shown;
}

export function installShown(): void {
  const sight = globalThis.sitelensSight;
  const HIDES = /^(inset\((50|100)%|circle\(0|polygon\(0(px|%)? 0(px|%)?, 0)/;
  const documentBody = Object.getOwnPropertyDescriptor(Document.prototype, 'body')?.get;
  const documentRoot = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement')?.get;

  const isClippedToNothing = (style: CSSStyleDeclaration): boolean => {
    if (HIDES.test(style.clipPath)) return true;
    const sides = /^rect\((.+)\)$/.exec(style.clip)?.[1]?.split(/[ ,]+/).map(Number.parseFloat);
    const [top = 0, right = 0, bottom = 0, left = 0] = sides ?? [];
    const isTiny = right - left <= 1 || bottom - top <= 1;
    return sides !== undefined && (style.position === 'absolute' || style.position === 'fixed') && isTiny;
  };

  const cut = (a: Rectangle, b: Rectangle, cutsX: boolean, cutsY: boolean): Rectangle => ({
    left: cutsX ? Math.max(a.left, b.left) : a.left,
    right: cutsX ? Math.min(a.right, b.right) : a.right,
    top: cutsY ? Math.max(a.top, b.top) : a.top,
    bottom: cutsY ? Math.min(a.bottom, b.bottom) : a.bottom,
  });

  const viewOverflow = (): string => {
    const own = getComputedStyle(documentRoot?.call(document)).overflowX;
    const body = documentBody?.call(document);
    return own === 'visible' && body instanceof Element ? getComputedStyle(body).overflowX : own;
  };

  const isTheViews = (element: Element) =>
    element === documentRoot?.call(document) ||
    (element === documentBody?.call(document) &&
      getComputedStyle(documentRoot?.call(document)).overflowX === 'visible');

  globalThis.sitelensShown = {
    isRendered: (element) =>
      Element.prototype.checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true }),
    viewClipsSideways: () => /hidden|clip/.test(viewOverflow()),
    scrolls(element, direction) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrollsX = overflowX === 'auto' || overflowX === 'scroll';
      const scrollsY = direction === 'any' && (overflowY === 'auto' || overflowY === 'scroll');
      if (scrollsX && element.scrollWidth > element.clientWidth + 1) return true;
      return scrollsY && element.scrollHeight > element.clientHeight + 1;
    },
    shownPart(inside, rectangle) {
      let part = rectangle;
      // Until what the box is positioned in: nothing between cuts it.
      let position = 'static';
      for (let at: Element | null = inside; at; at = sight.parentOf(at)) {
        const style = getComputedStyle(at);
        if (isClippedToNothing(style)) return null;
        if (position === 'fixed') continue;
        if (position === 'absolute' && style.position === 'static') continue;
        position = style.position;
        if (style.display === 'contents' || style.display === 'inline' || isTheViews(at)) continue;
        const [cutsX, cutsY] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
        if (cutsX || cutsY) part = cut(part, sight.rectangleOf(at), cutsX, cutsY);
      }
      return part.right - part.left > 1 && part.bottom - part.top > 1 ? part : null;
    },
  };
}
