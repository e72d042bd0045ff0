/** In CSS pixels from the top left corner of the frame's view. */
export type ViewBox = readonly [left: number, top: number, right: number, bottom: number];

/** Where an element shows; `inner` is where a frame's own view lies, and how much it is scaled. */
export interface Measured {
  readonly box: ViewBox;
  readonly inner?: { readonly box: ViewBox; readonly scaleX: number; readonly scaleY: number };
}

/** Where elements are right now; null for one that shows nothing. */
export function measureElements(numbers: readonly number[]): (Measured | null)[] {
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;
  const assignedSlot = Object.getOwnPropertyDescriptor(Element.prototype, 'assignedSlot')?.get;
  const isEmpty = ([left, top, right, bottom]: ViewBox) => right - left <= 0 || bottom - top <= 0;
  const toBox = ({ left, top, right, bottom }: DOMRect): ViewBox => [left, top, right, bottom];
  const isApart = (a: ViewBox, b: ViewBox) => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

  const boxOf = (element: Element): ViewBox | null => {
    const own = toBox(Element.prototype.getBoundingClientRect.call(element));
    if (!isEmpty(own)) return own;
    // No box of its own, as with `display: contents` or only floats inside: then what it holds.
    const range = new Range();
    range.selectNodeContents(element);
    const held = toBox(range.getBoundingClientRect());
    return isEmpty(held) ? null : held;
  };

  const parentOf = (node: Node): Element | null => {
    // A form's own names could stand in the way of its properties.
    const slot = node instanceof Element ? assignedSlot?.call(node) : null;
    const parent: Node | null = slot ?? parentNode?.call(node);
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  };

  /** Scrolled or cut out of sight by something around it: a box there would lie on something else. */
  const isClippedAway = (element: Element, box: ViewBox): boolean => {
    let position = getComputedStyle(element).position;
    for (
      let outer = parentOf(element);
      outer && outer !== document.documentElement;
      outer = parentOf(outer)
    ) {
      if (position === 'fixed') return false;
      const style = getComputedStyle(outer);
      // What is positioned absolutely is cut only by what it is positioned in.
      if (position === 'absolute' && style.position === 'static') continue;
      position = style.position;
      if (outer === document.body || style.display === 'contents') continue;
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clips && isApart(box, toBox(Element.prototype.getBoundingClientRect.call(outer)))) return true;
    }
    return false;
  };

  const innerOf = (element: Element, [left, top, right, bottom]: ViewBox): Measured['inner'] => {
    if (!(element instanceof HTMLElement)) return undefined;
    const style = getComputedStyle(element);
    const scaleX = (right - left) / element.offsetWidth || 1;
    const scaleY = (bottom - top) / element.offsetHeight || 1;
    const edge = (side: string) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) +
      Number.parseFloat(style.getPropertyValue(`padding-${side}`));
    const box: ViewBox = [
      left + edge('left') * scaleX,
      top + edge('top') * scaleY,
      right - edge('right') * scaleX,
      bottom - edge('bottom') * scaleY,
    ];
    return { box, scaleX, scaleY };
  };

  return numbers.map((number) => {
    const element = globalThis.sitelensElements.elementOf(number);
    if (!element?.isConnected) return null;
    const box = boxOf(element);
    if (!box || isClippedAway(element, box)) return null;
    const isFrame = element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement;
    const inner = isFrame ? innerOf(element, box) : undefined;
    return inner ? { box, inner } : { box };
  });
}
