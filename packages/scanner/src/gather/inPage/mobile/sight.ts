import type { ElementKey } from '../../elementKey.ts';
import type { Rectangle } from '../../mobileArtifacts.ts';

/** What our world knows of how a document is laid out, for as long as the page holds still. */
interface Sight {
  /** Forgets what it knew; `frame` is the frame's index, the first part of every key. */
  look(frame: number, maxElements: number): void;
  /** In document order, each followed by what is in its open shadow root. */
  elements(): readonly Element[];
  /** The document and its open shadow roots. */
  roots(): readonly (Document | ShadowRoot)[];
  keyOf(element: Element): ElementKey;
  tagOf(element: Element): string;
  attribute(element: Element, name: string): string | null;
  matches(element: Element, selector: string): boolean;
  /** As laid out: a slot stands around what is put into it. */
  parentOf(node: Node): Element | null;
  isWithin(element: Element, outer: Element): boolean;
  rectangleOf(element: Element): Rectangle;
  rectanglesOf(element: Element): Rectangle[];
}

/** Declared in our world by {@link installSight}. */
declare global {
  var sitelensSight: Sight;
}

/** The accessors of prototypes are used where a form's or document's own names could stand in the way. */
export function installSight(): void {
  const shadowRoot = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')?.get;
  const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get;
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;
  const assignedSlot = Object.getOwnPropertyDescriptor(Element.prototype, 'assignedSlot')?.get;
  const textSlot = Object.getOwnPropertyDescriptor(Text.prototype, 'assignedSlot')?.get;
  const toRectangle = ({ left, top, right, bottom }: DOMRect): Rectangle => ({ left, top, right, bottom });
  const matches = (element: Element, selector: string) => Element.prototype.matches.call(element, selector);

  let frameIndex = 0;
  let elements: Element[] = [];
  let roots: (Document | ShadowRoot)[] = [];

  const collect = (root: Document | ShadowRoot, maxElements: number) => {
    roots.push(root);
    const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node && elements.length < maxElements; node = walker.nextNode()) {
      if (!(node instanceof Element)) continue;
      elements.push(node);
      const inner: ShadowRoot | null = shadowRoot?.call(node);
      if (inner) collect(inner, maxElements);
    }
  };

  const parentOf = (node: Node): Element | null => {
    const slot = node instanceof Element ? assignedSlot?.call(node) : null;
    const own = node instanceof Text ? textSlot?.call(node) : slot;
    const parent: Node | null = own ?? parentNode?.call(node);
    if (parent instanceof ShadowRoot) return parent.host;
    return parent instanceof Element ? parent : null;
  };

  globalThis.sitelensSight = {
    look(frame, maxElements) {
      frameIndex = frame;
      elements = [];
      roots = [];
      collect(document, maxElements);
    },
    elements: () => elements,
    roots: () => roots,
    keyOf: (element) => `${frameIndex}:${globalThis.sitelensElements.numberOf(element)}`,
    tagOf: (element) => String(localName?.call(element)),
    attribute: (element, name) => Element.prototype.getAttribute.call(element, name),
    matches,
    parentOf,
    isWithin(element, outer) {
      for (let at: Element | null = element; at; at = parentOf(at)) if (at === outer) return true;
      return false;
    },
    rectangleOf: (element) => toRectangle(Element.prototype.getBoundingClientRect.call(element)),
    rectanglesOf: (element) => [...Element.prototype.getClientRects.call(element)].map(toRectangle),
  };
}
