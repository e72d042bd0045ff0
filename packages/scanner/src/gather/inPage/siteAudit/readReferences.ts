import type { PageReference, ReferenceKind } from '../../../checks/siteAudit/record.ts';

/** What the page refers to, in document order, each kind and address once; at most as many as given. */
export function readReferences(most: number): PageReference[] {
  const { elements, attribute } = globalThis.sitelensAudit;
  const { resolve, candidates } = globalThis.sitelensAddresses;
  const XLINK = 'http://www.w3.org/1999/xlink';
  const ICON = /^(icon|apple-touch-icon(-precomposed)?|mask-icon)$/;
  // The MIME Sniffing standard's JavaScript types, 4.6.
  const SCRIPT =
    /^(|module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i;
  const found = new Map<string, PageReference>();

  const addUrl = (kind: ReferenceKind, address: string | null) => {
    const url = address === null || found.size >= most ? undefined : resolve(address);
    if (url !== undefined) found.set(`${kind} ${url}`, { kind, url });
  };
  const adder = (kind: ReferenceKind, name: string) => (element: Element) =>
    addUrl(kind, attribute(element, name));
  const addLinked = (kind: ReferenceKind) => (element: Element) =>
    addUrl(kind, attribute(element, 'href') ?? Element.prototype.getAttributeNS.call(element, XLINK, 'href'));
  const addCandidates = (element: Element) => {
    for (const address of candidates(attribute(element, 'srcset') ?? '')) addUrl('image', address);
  };
  const addLink = (element: Element) => {
    const tokens = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);
    if (tokens.includes('stylesheet')) addUrl('css', attribute(element, 'href'));
    if (tokens.some((token) => ICON.test(token))) addUrl('image', attribute(element, 'href'));
  };
  const typeOf = (element: Element) => attribute(element, 'type')?.trim().toLowerCase() ?? '';
  const readers: Readonly<Record<string, (element: Element) => void>> = {
    a: addLinked('link'),
    area: addLinked('link'),
    link: addLink,
    img(element) {
      addUrl('image', attribute(element, 'src'));
      addCandidates(element);
    },
    source(element) {
      if (element.parentElement?.localName === 'picture') addCandidates(element);
    },
    input(element) {
      if (typeOf(element) === 'image') addUrl('image', attribute(element, 'src'));
    },
    image: (element) => element instanceof SVGImageElement && addLinked('image')(element),
    video: adder('image', 'poster'),
    // What is of another type is data, which the browser doesn't ask for.
    script: (element) => SCRIPT.test(typeOf(element)) && adder('javascript', 'src')(element),
    blockquote: adder('cite', 'cite'),
    q: adder('cite', 'cite'),
    ins: adder('cite', 'cite'),
    del: adder('cite', 'cite'),
  };
  for (const element of elements(document)) {
    if (found.size >= most) break;
    if (Object.hasOwn(readers, element.localName)) readers[element.localName]?.(element);
  }
  return [...found.values()];
}
