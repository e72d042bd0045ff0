import type { DocumentOutline } from '../../obstacleArtifacts.ts';

export interface OutlineLimits {
  readonly sources: number;
  readonly sourceLength: number;
  readonly text: number;
  readonly nodes: number;
}

/**
 * Reads what tells a page that is hardly more than a login or a test from one with content. Costs next to
 * nothing on large pages: it stops as soon as there is plenty of text.
 */
export function readOutline(marks: readonly string[], limits: OutlineLimits): DocumentOutline {
  const read = (holder: object, name: string, of: unknown) =>
    Object.getOwnPropertyDescriptor(holder, name)?.get?.call(of);
  const all = (selector: string) => [...Document.prototype.querySelectorAll.call(document, selector)];
  const base = read(Node.prototype, 'baseURI', document);
  const isRendered = (element: Element) =>
    Element.prototype.checkVisibility.call(element, { opacityProperty: true, visibilityProperty: true });

  const addresses = new Set<string>();
  for (const element of all('script[src], iframe[src]')) {
    if (addresses.size >= limits.sources) break;
    const source = Element.prototype.getAttribute.call(element, 'src') ?? '';
    const address = source.length > 10_000 ? null : URL.parse(source, base);
    if (address) addresses.add(address.href.slice(0, limits.sourceLength));
  }

  const textLength = (): number => {
    const walker = Document.prototype.createTreeWalker.call(document, document, NodeFilter.SHOW_TEXT);
    let length = 0;
    let nodes = 0;
    for (let node = walker.nextNode(); node && length < limits.text; node = walker.nextNode()) {
      nodes += 1;
      if (nodes > limits.nodes) return limits.text;
      if (!(node instanceof Text)) continue;
      const written = node.data.slice(0, limits.text).replace(/\s+/g, '').length;
      const parent = read(Node.prototype, 'parentNode', node);
      // What is in scripts and styles is not rendered either.
      if (written > 0 && parent instanceof Element && isRendered(parent)) length += written;
    }
    return length;
  };

  const fields = all('input, textarea').filter(isRendered);
  const typeOf = (field: Element) => (field instanceof HTMLInputElement ? field.type : 'text');
  const TYPED = /^(text|email|tel|url|search|number|date)$/;
  return {
    url: String(read(Document.prototype, 'URL', document)).slice(0, 8_000),
    title: String(read(Document.prototype, 'title', document)).slice(0, 300),
    sources: [...addresses],
    marks: marks.filter((mark) => Document.prototype.querySelector.call(document, mark) !== null),
    textLength: textLength(),
    links: Document.prototype.getElementsByTagName.call(document, 'a').length,
    passwordFields: fields.filter((field) => typeOf(field) === 'password').length,
    otherFields: fields.filter((field) => TYPED.test(typeOf(field))).length,
  };
}
