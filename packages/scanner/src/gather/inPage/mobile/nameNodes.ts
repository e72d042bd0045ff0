import type { ElementDescription } from '../../artifacts.ts';

/** An element as its own document tells it. */
export interface NodeInDocument {
  readonly number: number;
  readonly html: string;
  /** axe-core's: a selector, or one for each shadow tree. */
  readonly selector: string | readonly string[];
  readonly description: ElementDescription;
}

/** Tells elements by number as axe-core tells those of its own findings; those that are gone are left out. */
export function nameNodes(numbers: readonly number[], maxHtml: number): NodeInDocument[] {
  const { elementOf, describe } = globalThis.sitelensElements;
  const sight = globalThis.sitelensSight;
  const { axe } = globalThis;

  const openingTag = (element: Element): string => {
    const attributes = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get?.call(element);
    const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const parts = [...attributes].map(({ name, value }) => ` ${name}="${quoted(value.slice(0, maxHtml))}"`);
    return `<${sight.tagOf(element)}${parts.join('')}>`;
  };
  /** Counting ends early: what a page holds as a whole is not written out. */
  const isLarge = (element: Element): boolean => {
    const walker = Document.prototype.createTreeWalker.call(document, element, NodeFilter.SHOW_ELEMENT);
    for (let count = 0; walker.nextNode(); ) if (++count > 20) return true;
    return false;
  };
  const htmlOf = (element: Element): string => {
    return (isLarge(element) ? openingTag(element) : axe.utils.getElementSource(element)).slice(0, maxHtml);
  };

  /** Where axe-core has none: by position alone. */
  const pathOf = (element: Element): string | string[] => {
    const trees: string[][] = [[]];
    for (let at: Node | null = element; at instanceof Element; ) {
      const siblings: Element[] = [...(at.parentNode?.children ?? [])];
      const step = `${CSS.escape(sight.tagOf(at))}:nth-child(${siblings.indexOf(at) + 1})`;
      trees[0]?.unshift(step);
      const above: Node | null = at.parentNode;
      if (above instanceof ShadowRoot) trees.unshift([]);
      at = above instanceof ShadowRoot ? above.host : above;
    }
    const [only = '', ...inner] = trees.map((steps) => steps.join(' > '));
    return inner.length === 0 ? only : [only, ...inner];
  };
  const selectorOf = (element: Element): string | readonly string[] => {
    try {
      const [selector] = new axe.utils.DqElement(element).selector;
      return selector ?? pathOf(element);
    } catch {
      return pathOf(element);
    }
  };

  axe.teardown();
  try {
    axe.setup(document);
  } catch {
    // A page that axe-core can't read is told by position.
  }
  try {
    return numbers.flatMap((number) => {
      const element = elementOf(number);
      if (!element) return [];
      const description = describe(element);
      return { number, html: htmlOf(element), selector: selectorOf(element), description };
    });
  } finally {
    axe.teardown();
  }
}
