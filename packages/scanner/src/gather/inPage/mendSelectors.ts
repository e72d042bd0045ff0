/**
 * Where axe-core's own selector matches nothing, or more than one element, it tells of one that begins with
 * the root: of links to a port, as `https://host:8080/`, in 4.14. Such elements are told by position instead,
 * in whatever axe-core tells of them.
 */
export function mendSelectors(): void {
  const { prototype } = globalThis.axe.utils.DqElement;
  const original = Object.getOwnPropertyDescriptor(prototype, 'selector')?.get;
  if (!original) throw new Error('axe-core tells of elements in another way than it did');

  let byPosition: ReturnType<typeof globalThis.sitelensSelectors> | undefined;
  const tellByPosition = (element: Element): string | string[] => {
    if (!byPosition) {
      byPosition = globalThis.sitelensSelectors();
      // What it remembers is good until anything else may have run.
      queueMicrotask(() => {
        byPosition = undefined;
      });
    }
    const selector = byPosition(element);
    return typeof selector === 'string' ? selector : [...selector];
  };
  const isOfRoot = (step: unknown): boolean =>
    Array.isArray(step) ? step.some(isOfRoot) : typeof step === 'string' && step.startsWith(':root');

  Object.defineProperty(prototype, 'selector', {
    configurable: true,
    get() {
      const selector: unknown[] = original.call(this);
      // More steps come from inside a frame, and have been mended there.
      const isMended = selector.length === 1 && isOfRoot(selector[0]) && this.element instanceof Element;
      return isMended ? [tellByPosition(this.element)] : selector;
    },
  });
}
