import type { Rectangle } from '../../mobileArtifacts.ts';

/** Asks what lies on top where. */
interface HitTest {
  /** Whether nothing but the element itself or what it holds lies on top of a rectangle's centre. */
  isOnTop(element: Element, rectangle: Rectangle): boolean;
  /**
   * Like {@link isOnTop}, anywhere on the page: scrolls there, a view's height at a time. Once the time for
   * that is up, what shows and is not pinned counts as being on top.
   */
  isOnTopAnywhere(element: Element, rectangle: Rectangle): boolean;
  /** The innermost element on top at a point of the view, through open shadow roots. */
  topmost(x: number, y: number): Element | undefined;
  /** Answers with the view scrolled back to where it was. */
  keepingScroll<T>(work: () => T): T;
}

/** Declared in our world by {@link installHitTest}. */
declare global {
  var sitelensHitTest: HitTest;
}

/**
 * Nothing of it is painted or told to the page: scripts are stopped, and the view is back where it was
 * before the next frame.
 */
export function installHitTest(): void {
  // A question takes microseconds, but milliseconds where thousands of siblings lie in one list.
  const LIMIT_MS = 1_000;
  const sight = globalThis.sitelensSight;
  const positions = globalThis.sitelensPositions;
  const shown = globalThis.sitelensShown;
  let spent = 0;
  const shadowRoot = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')?.get;

  const at = (root: Document | ShadowRoot, x: number, y: number): Element | null =>
    (root instanceof ShadowRoot ? ShadowRoot.prototype : Document.prototype).elementFromPoint.call(
      root,
      x,
      y,
    );

  const isOnTopAt = (element: Element, x: number, y: number): boolean => {
    const root = Node.prototype.getRootNode.call(element);
    const top = at(root instanceof ShadowRoot ? root : document, x, y);
    return top !== null && (top === element || sight.isWithin(top, element));
  };

  const centreOf = ({ left, top, right, bottom }: Rectangle) => ({
    x: left + (right - left) / 2,
    y: top + (bottom - top) / 2,
  });

  globalThis.sitelensHitTest = {
    isOnTop(element, rectangle) {
      const { x, y } = centreOf(rectangle);
      return isOnTopAt(element, x, y);
    },
    isOnTopAnywhere(element, rectangle) {
      const { x, y } = centreOf(rectangle);
      if (spent > LIMIT_MS) {
        const isInView = x >= 0 && x < innerWidth && y >= 0 && !positions.isPinned(element);
        return isInView && shown.isRendered(element) && shown.shownPart(element, rectangle) !== null;
      }
      const start = performance.now();
      const wanted = Math.floor(y / innerHeight) * innerHeight;
      if (scrollY !== wanted) scrollTo({ left: 0, top: wanted, behavior: 'instant' });
      const isOnTop = isOnTopAt(element, x, y - scrollY);
      spent += performance.now() - start;
      return isOnTop;
    },
    topmost(x, y) {
      let found = at(document, x, y);
      for (let inner: ShadowRoot | null = found && shadowRoot?.call(found); found && inner; ) {
        const deeper = at(inner, x, y);
        if (!deeper || deeper === found) break;
        found = deeper;
        inner = shadowRoot?.call(found);
      }
      return found ?? undefined;
    },
    keepingScroll(work) {
      const [left, top] = [scrollX, scrollY];
      try {
        scrollTo({ left: 0, top: 0, behavior: 'instant' });
        return work();
      } finally {
        scrollTo({ left, top, behavior: 'instant' });
      }
    },
  };
}
