/*
 * Functions of this folder run inside pages, by their source text: they may use nothing but their
 * parameters and the page's globals.
 */

/** In our world: keeps the notices. */
export function noteViewportReads(readName: string, resizeName: string): void {
  const note = (key: string) => () => Object.defineProperty(globalThis, key, { value: true });
  addEventListener(readName, note('sitelensViewportRead'), { once: true, capture: true });
  addEventListener(resizeName, note('sitelensResizeObserved'), { once: true, capture: true });
}

/**
 * In the page's world, before any script of its own: tells our world when the page reads the size of its
 * view, or of its screen, or what it is pointed at with. An observer of intersections counts too: what it
 * reports depends on the view. An observer of sizes is told by an event of its own: it answers when the view
 * is resized.
 *
 * Getters are wrapped in place, with their names and their descriptors' shape, so that pages that look at
 * them find nothing missing.
 */
export function tellViewportReads(readName: string, resizeName: string): void {
  const dispatch = EventTarget.prototype.dispatchEvent;
  const { apply, construct, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const ABOUT_VIEW = /width|height|aspect|orientation|resolution|pointer|hover/i;
  const isAboutView = RegExp.prototype.test.bind(ABOUT_VIEW);
  const teller = (eventName: string) => {
    let message: Event | undefined = new Event(eventName);
    return () => {
      if (message) apply(dispatch, window, [message]);
      message = undefined;
    };
  };
  const tell = teller(readName);
  const tellObserver = teller(resizeName);

  const watchGetter = (owner: object, name: string, counts: (receiver: unknown) => boolean) => {
    const descriptor = getOwnPropertyDescriptor(owner, name);
    const original = descriptor?.get;
    if (!descriptor?.configurable || !original) return;
    const get = new Proxy(original, {
      apply(target, receiver, list) {
        if (counts(receiver)) tell();
        return apply(target, receiver, list);
      },
    });
    defineProperty(owner, name, { ...descriptor, get });
  };
  const always = () => true;
  // A receiver may be anything, another document's element or a proxy that throws.
  const isRoot = (receiver: unknown) =>
    receiver === document.documentElement ||
    receiver === document.body ||
    receiver === document.scrollingElement;

  for (const name of ['innerWidth', 'innerHeight', 'outerWidth', 'outerHeight', 'visualViewport']) {
    watchGetter(window, name, always);
  }
  for (const name of ['width', 'height', 'availWidth', 'availHeight', 'orientation']) {
    watchGetter(Screen.prototype, name, always);
  }
  watchGetter(Navigator.prototype, 'maxTouchPoints', always);
  for (const name of ['clientWidth', 'clientHeight']) watchGetter(Element.prototype, name, isRoot);
  for (const name of ['offsetWidth', 'offsetHeight']) watchGetter(HTMLElement.prototype, name, isRoot);

  window.matchMedia = new Proxy(window.matchMedia, {
    apply(target, receiver, list) {
      if (isAboutView(`${list[0]}`)) tell();
      return apply(target, receiver, list);
    },
  });
  const told = <T extends object>(observer: T, tellIt: () => void) =>
    new Proxy(observer, {
      construct(target, list, newTarget) {
        tellIt();
        return construct(target as new () => object, list, newTarget);
      },
    });
  window.IntersectionObserver = told(window.IntersectionObserver, tell);
  window.ResizeObserver = told(window.ResizeObserver, tellObserver);
}
