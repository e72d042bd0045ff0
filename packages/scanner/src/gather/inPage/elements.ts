import type { ElementDescription } from '../elementKey.ts';

/** What our world keeps of a document between calls. */
interface ElementsInPage {
  /** The element's number in this document, given at first sight. */
  numberOf(element: Element): number;
  elementOf(number: number): Element | undefined;
  describe(element: Element): ElementDescription;
  /** Follows axe-core's path of selectors through shadow roots. */
  find(path: string | readonly string[]): Element | undefined;
}

/** Declared in our world by {@link installElements}. */
declare global {
  var sitelensElements: ElementsInPage;
}

/** The accessors of prototypes are used where a form's or document's own names could stand in the way. */
export function installElements(): void {
  if ('sitelensElements' in globalThis) return;
  const numbers = new WeakMap<Element, number>();
  const elements: Element[] = [];
  const ATTRIBUTES = ['id', 'name', 'href', 'src', 'role', 'type', 'for', 'aria-label', 'action', 'property'];
  const LANDMARKS = /^(header|nav|main|aside|footer|section|form|dialog|article|table|body|head|iframe)$/;
  const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name);
  const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get;
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;
  const tagOf = (element: Element): string => String(localName?.call(element));
  const above = (node: Node): Node | null =>
    node instanceof ShadowRoot ? node.host : (parentNode?.call(node) ?? null);

  const surroundingsOf = (element: Element): string[] => {
    const found: string[] = [];
    for (let node = above(element); node; node = above(node)) {
      if (!(node instanceof Element)) continue;
      const role = attribute(node, 'role');
      const tag = tagOf(node);
      if (LANDMARKS.test(tag) || role !== null)
        found.unshift(role === null ? tag : `${tag}[${role.slice(0, 40)}]`);
    }
    return found.slice(-8);
  };

  globalThis.sitelensElements = {
    numberOf(element) {
      const known = numbers.get(element);
      if (known !== undefined) return known;
      numbers.set(element, elements.length);
      return elements.push(element) - 1;
    },
    elementOf: (number) => elements[number],
    describe(element) {
      const attributes: Record<string, string> = {};
      for (const name of ATTRIBUTES) {
        const value = attribute(element, name);
        if (value !== null) attributes[name] = value.slice(0, 300);
      }
      return { tag: tagOf(element), attributes, surroundings: surroundingsOf(element) };
    },
    find(path) {
      let scope: ParentNode = document;
      let element: Element | undefined;
      for (const selector of typeof path === 'string' ? [path] : path) {
        const inside: ParentNode | null = element === undefined ? scope : element.shadowRoot;
        if (!inside) return undefined;
        const query =
          inside === document ? Document.prototype.querySelector : DocumentFragment.prototype.querySelector;
        element = query.call(inside, selector) ?? undefined;
        if (!element) return undefined;
        scope = inside;
      }
      return element;
    },
  };
}
