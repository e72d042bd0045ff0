/** Declared in our world by {@link installSelectors}. */
declare global {
  /**
   * A writer of selectors that match one element alone in their tree: a list has one for each shadow tree,
   * from the outermost in. It remembers what it has counted, and is good for as long as the page holds still.
   */
  var sitelensSelectors: () => (element: Element) => string | readonly string[];
}

/**
 * From the nearest id that is unique, or the body, by tags, and by position where a tag has siblings of its
 * kind. For pages on which axe-core's own selectors, which search the document for each element, take seconds.
 */
export function installSelectors(): void {
  const sight = globalThis.sitelensSight;
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get;

  globalThis.sitelensSelectors = () => {
    /** By parent: each child's own step. */
    const steps = new Map<Node, Map<Element, string>>();
    const anchors = new Map<Element, string | undefined>();

    const countSteps = (parent: Node): Map<Element, string> => {
      const children: Element[] = [];
      const walker = Document.prototype.createTreeWalker.call(document, parent, NodeFilter.SHOW_ALL);
      for (let child = walker.firstChild(); child; child = walker.nextSibling()) {
        if (child instanceof Element) children.push(child);
      }
      const tags = children.map((child) => sight.tagOf(child));
      const counts = new Map<string, number>();
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
      return new Map(
        children.map((child, at) => {
          const tag = tags[at] ?? '';
          const position = (counts.get(tag) ?? 0) > 1 ? `:nth-child(${at + 1})` : '';
          return [child, CSS.escape(tag) + position];
        }),
      );
    };
    const stepOf = (element: Element, parent: Node): string => {
      const known = steps.get(parent) ?? countSteps(parent);
      steps.set(parent, known);
      return known.get(element) ?? '*';
    };
    /** What matches nothing else in its tree: an id, or the tag of what every document has one of. */
    const anchorOf = (element: Element): string | undefined => {
      if (anchors.has(element)) return anchors.get(element);
      const id = sight.attribute(element, 'id');
      const root = Node.prototype.getRootNode.call(element);
      const prototype = root instanceof Document ? Document.prototype : DocumentFragment.prototype;
      const named = id && id.length <= 200 ? [`#${CSS.escape(id)}`] : [];
      const tags = ['html', 'head', 'body'].filter((tag) => tag === sight.tagOf(element));
      const anchor = [...named, ...tags].find(
        (selector) => prototype.querySelectorAll.call(root, selector).length === 1,
      );
      anchors.set(element, anchor);
      return anchor;
    };

    /** Within the element's own tree, and the host of that tree. */
    const inTree = (element: Element): { selector: string; host: Element | undefined } => {
      const path: string[] = [];
      let at: Element = element;
      for (;;) {
        const anchor = anchorOf(at);
        const parent: unknown = parentNode?.call(at);
        path.unshift(anchor ?? (parent instanceof Node ? stepOf(at, parent) : sight.tagOf(at)));
        if (anchor !== undefined || !(parent instanceof Element)) break;
        at = parent;
      }
      const root = Node.prototype.getRootNode.call(element);
      return { selector: path.join(' > '), host: root instanceof ShadowRoot ? root.host : undefined };
    };

    return (element) => {
      const selectors: string[] = [];
      for (let at: Element | undefined = element; at; ) {
        const { selector, host } = inTree(at);
        selectors.unshift(selector);
        at = host;
      }
      return selectors.length === 1 ? (selectors[0] ?? '') : selectors;
    };
  };
}
