/** What is not simply laid out one after the other. */
interface Positions {
  /** Positioned `fixed` or `sticky`, or a modal dialog. */
  pinned(): ReadonlySet<Element>;
  /** Whose `overflow` would let a finger scroll what they hold. */
  scrollers(): readonly Element[];
  /** Whether it is pinned, or in something that is. */
  isPinned(element: Element): boolean;
  /** Whether the page does not scroll it, nor grow by it. */
  isFixed(element: Element): boolean;
}

/** Declared in our world by {@link installPositions}. */
declare global {
  var sitelensPositions: Positions;
}

/** Good for as long as the page holds still: it is installed anew for each look. */
export function installPositions(): void {
  const sight = globalThis.sitelensSight;
  let styled: { readonly pinned: Set<Element>; readonly scrollers: Element[] } | undefined;

  /** In one go: asking every element for its style is what costs. */
  const readStyles = () => {
    if (styled) return styled;
    styled = { pinned: new Set(), scrollers: [] };
    for (const element of sight.elements()) {
      const { position, overflow } = getComputedStyle(element);
      const isModal = () => sight.tagOf(element) === 'dialog' && sight.matches(element, ':modal');
      if (position === 'fixed' || position === 'sticky' || isModal()) styled.pinned.add(element);
      if (/auto|scroll/.test(overflow)) styled.scrollers.push(element);
    }
    return styled;
  };

  globalThis.sitelensPositions = {
    pinned: () => readStyles().pinned,
    scrollers: () => readStyles().scrollers,
    isPinned(element) {
      const all = readStyles().pinned;
      for (let at: Element | null = element; at; at = sight.parentOf(at)) if (all.has(at)) return true;
      return false;
    },
    isFixed(element) {
      for (let at: Element | null = element; at; at = sight.parentOf(at)) {
        if (getComputedStyle(at).position === 'fixed') return true;
      }
      return false;
    },
  };
}
