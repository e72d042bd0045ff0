/** Declared in our world by {@link installRunningText}. */
declare global {
  /** A judge with a memory of its own, so that a long text with many links is read once. */
  var sitelensRunningText: () => (element: Element) => boolean;
}

/**
 * Whether an element stands in running text, as Lighthouse 11 guesses it: it or an inline element around it
 * is inline, has text beside it in its parent, and is at least five characters shorter than that parent.
 */
export function installRunningText(): void {
  const textContent = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')?.get;
  const parentElement = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement')?.get;

  globalThis.sitelensRunningText = () => {
    const lengths = new Map<Element, number>();
    const withText = new Map<Element, boolean>();
    const lengthOf = (element: Element): number => {
      const known = lengths.get(element) ?? String(textContent?.call(element)).length;
      lengths.set(element, known);
      return known;
    };
    const hasOwnText = (element: Element): boolean => {
      const known = withText.get(element);
      if (known !== undefined) return known;
      const walker = Document.prototype.createTreeWalker.call(document, element, NodeFilter.SHOW_ALL);
      let has = false;
      for (let child = walker.firstChild(); child && !has; child = walker.nextSibling()) {
        has = child instanceof Text && child.data.trim() !== '';
      }
      withText.set(element, has);
      return has;
    };
    return (element) => {
      for (let at = element; ; ) {
        const { display } = getComputedStyle(at);
        if (display !== 'inline' && display !== 'inline-block') return false;
        const parent: unknown = parentElement?.call(at);
        if (!(parent instanceof Element)) return false;
        if (lengthOf(parent) - lengthOf(at) >= 5 && hasOwnText(parent)) return true;
        at = parent;
      }
    };
  };
}
