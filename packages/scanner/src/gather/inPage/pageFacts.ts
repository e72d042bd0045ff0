/** What a document says about itself. */
export interface PageFacts {
  readonly title: string;
  /** Absolute; undefined where there is none, or more than one that disagree. */
  readonly canonical?: string;
  readonly links: readonly string[];
  /** Whether there is a body: without one nothing is ever painted. */
  readonly hasBody: boolean;
}

/** Reads title, canonical address and links of the document as rendered. */
export function readPageFacts(maxLinks: number): PageFacts {
  const all = (selector: string) => [...Document.prototype.querySelectorAll.call(document, selector)];
  const attribute = (element: Element, name: string) =>
    Element.prototype.getAttribute.call(element, name) ?? '';
  const base = Object.getOwnPropertyDescriptor(Node.prototype, 'baseURI')?.get?.call(document);
  const absolute = (address: string): string | undefined => {
    try {
      const url = new URL(address.trim(), base);
      return /^https?:$/.test(url.protocol) ? url.href : undefined;
    } catch {
      return undefined;
    }
  };
  const links = new Set<string>();
  for (const element of all('a[href], area[href]')) {
    const link = absolute(attribute(element, 'href'));
    if (link !== undefined && link.length <= 8_000) links.add(link);
    if (links.size >= maxLinks) break;
  }
  const canonicals = new Set(
    all('link[rel~="canonical" i][href]').map((link) => absolute(attribute(link, 'href'))),
  );
  const [canonical] = canonicals;
  const body = Object.getOwnPropertyDescriptor(Document.prototype, 'body')?.get?.call(document);
  const hasBody = body instanceof HTMLElement;
  const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title')?.get?.call(document);
  const facts = { title: String(title).slice(0, 2_000), links: [...links], hasBody };
  return canonicals.size === 1 && canonical !== undefined ? { ...facts, canonical } : facts;
}
