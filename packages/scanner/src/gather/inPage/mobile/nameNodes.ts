import type { ElementDescription } from '../../elementKey.ts';

/** An element as its own document tells it. */
export interface NodeInDocument {
  readonly number: number;
  readonly html: string;
  /** A selector, or one for each shadow tree from the outermost in. */
  readonly selector: string | readonly string[];
  readonly description: ElementDescription;
}

export interface NameLimits {
  /** Characters of markup. */
  readonly html: number;
  /** Elements to name times elements to search: beyond it they are told by position, which needs no search. */
  readonly searched: number;
}

/** Tells elements by number, as axe-core tells those of its own findings; those that are gone are left out. */
export function nameNodes(numbers: readonly number[], limits: NameLimits): NodeInDocument[] {
  const { elementOf, describe } = globalThis.sitelensElements;
  const sight = globalThis.sitelensSight;
  const { axe } = globalThis;

  const openingTag = (element: Element): string => {
    const attributes = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get?.call(element);
    const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const parts = [...attributes].map(
      ({ name, value }) => ` ${name}="${quoted(value.slice(0, limits.html))}"`,
    );
    return `<${sight.tagOf(element)}${parts.join('')}>`;
  };
  /** Counting ends early: what a page holds as a whole is not written out. */
  const isLarge = (element: Element): boolean => {
    const walker = Document.prototype.createTreeWalker.call(document, element, NodeFilter.SHOW_ELEMENT);
    for (let count = 0; walker.nextNode(); ) if (++count > 20) return true;
    return false;
  };
  const htmlOf = (element: Element): string =>
    (isLarge(element) ? openingTag(element) : axe.utils.getElementSource(element)).slice(0, limits.html);

  const byPosition = globalThis.sitelensSelectors();
  const isSearched = numbers.length * sight.elements().length <= limits.searched && prepareAxe();
  const selectorOf = (element: Element): string | readonly string[] => {
    const selector = isSearched && new axe.utils.DqElement(element).selector[0];
    return selector || byPosition(element);
  };
  try {
    return numbers.flatMap((number) => {
      const element = elementOf(number);
      if (!element?.isConnected) return [];
      return { number, html: htmlOf(element), selector: selectorOf(element), description: describe(element) };
    });
  } finally {
    axe.teardown();
  }

  /** False on a page that axe-core can't read. */
  function prepareAxe(): boolean {
    axe.teardown();
    try {
      axe.setup(document);
      return true;
    } catch {
      return false;
    }
  }
}
