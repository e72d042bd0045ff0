/** What lies at points of the first view. Declared in our world by {@link installViewPoints}. */
interface ViewPoints {
  /**
   * Each point's topmost element, and all around it: through shadow roots and slots, innermost first.
   *
   * @param margin - Of the first and the last row from the edges of the view, where bars lie. CSS pixels.
   */
  pathsAt(columns: number, rows: number, margin: number): readonly (readonly Element[])[];
  /** Whether it stays where it is when the page is scrolled. */
  isPinned(element: Element): boolean;
  /** Part of the view that its box takes, 0 to 1. */
  shareOf(element: Element): number;
}

declare global {
  var sitelensViewPoints: ViewPoints;
}

/** Each accessor by its prototype: fields of a form can hide its own. */
export function installViewPoints(): void {
  const getter = (holder: object, name: string) => Object.getOwnPropertyDescriptor(holder, name)?.get;
  const parentNode = getter(Node.prototype, 'parentNode');
  const localName = getter(Element.prototype, 'localName');
  const shadowRoot = getter(Element.prototype, 'shadowRoot');
  const assignedSlot = getter(Element.prototype, 'assignedSlot');
  const pinned = new Map<Element, boolean>();

  const topmost = (x: number, y: number): Element | null => {
    let at: Element | null = Document.prototype.elementFromPoint.call(document, x, y);
    for (let depth = 0; at && depth < 20; depth += 1) {
      const inner: Element | null = shadowRoot?.call(at)?.elementFromPoint(x, y) ?? null;
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  };
  const isSeen = (element: Element) =>
    Element.prototype.checkVisibility.call(element, { opacityProperty: true });
  const around = (element: Element): Element | null => {
    const parent: unknown = assignedSlot?.call(element) ?? parentNode?.call(element);
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  };
  const pathOf = (element: Element): Element[] => {
    const path: Element[] = [];
    for (let at: Element | null = element; at && path.length < 100; at = around(at)) path.push(at);
    return path;
  };

  globalThis.sitelensViewPoints = {
    pathsAt: (columns, rows, margin) =>
      Array.from({ length: columns * rows }, (_, at) => {
        const x = ((at % columns) + 0.5) * (innerWidth / columns);
        const y = margin + Math.floor(at / columns) * ((innerHeight - 2 * margin) / (rows - 1));
        const element = topmost(x, y);
        return element && isSeen(element) ? pathOf(element) : [];
      }),
    isPinned(element) {
      const known = pinned.get(element);
      if (known !== undefined) return known;
      // Some pages pin their whole body while a dialog is open.
      const isPage = /^(html|body)$/.test(String(localName?.call(element)));
      const isSo = !isPage && /^(fixed|sticky)$/.test(getComputedStyle(element).position);
      pinned.set(element, isSo);
      return isSo;
    },
    shareOf(element) {
      const { left, top, right, bottom } = Element.prototype.getBoundingClientRect.call(element);
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return (Math.max(0, width) * Math.max(0, height)) / (innerWidth * innerHeight);
    },
  };
}
