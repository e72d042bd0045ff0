import type { HeadArtifacts, MetaTag, TextElement } from '../../siteAuditArtifacts.ts';

/**
 * What a document says of itself: of the page as it is shown, or of the HTML that the server sent. That is
 * read by the browser's own parser, into a document of its own: no script of it runs, and nothing is requested.
 *
 * @param source - The HTML, decoded, and the page's media type; null for the page itself.
 */
export function readHead(source: { html: string; contentType: string } | null): HeadArtifacts {
  const { elements, attribute, state, toText, toMarkup, startTag } = globalThis.sitelensAudit;
  const MOST_OF_A_KIND = 100;
  const CHECKED = /^(description|keywords|viewport|og:(title|description|url|(image|video)(:\w+)?))$/;
  const ICON = /^(icon|apple-touch-icon(-precomposed)?)$/i;
  const parse = ({ html, contentType }: { html: string; contentType: string }) =>
    new DOMParser().parseFromString(
      html,
      contentType === 'application/xhtml+xml' ? contentType : 'text/html',
    );
  const root = source === null ? document : parse(source);
  const titles: TextElement[] = [];
  const metas: MetaTag[] = [];
  const metasOfAKind = new Map<string, number>();
  const bases: string[] = [];
  let hasIcon = false;

  const lowerCase = (element: Element, name: string) => attribute(element, name)?.trim().toLowerCase();
  const readMeta = (element: Element) => {
    const name = lowerCase(element, 'name');
    const property = lowerCase(element, 'property');
    const isChecked = [name, property].some((key) => key !== undefined && CHECKED.test(key));
    const kind = `${name} ${property}`;
    const before = metasOfAKind.get(kind) ?? 0;
    if (!isChecked || before >= MOST_OF_A_KIND) return;
    metasOfAKind.set(kind, before + 1);
    metas.push({
      ...(name === undefined ? {} : { name: name.slice(0, 100) }),
      ...(property === undefined ? {} : { property: property.slice(0, 100) }),
      content: toText(attribute(element, 'content') ?? ''),
      html: startTag(element),
    });
  };

  for (const element of elements(root)) {
    if (element instanceof HTMLTitleElement) {
      if (titles.length >= MOST_OF_A_KIND || element.getRootNode() !== root) continue;
      titles.push({ content: toText(element.text), html: toMarkup(element.outerHTML) });
    } else if (element instanceof HTMLMetaElement) {
      readMeta(element);
    } else if (element instanceof HTMLBaseElement) {
      if (bases.length < MOST_OF_A_KIND) bases.push(startTag(element));
    } else if (element instanceof HTMLLinkElement && !hasIcon) {
      const tokens = (attribute(element, 'rel') ?? '').split(/\s+/);
      hasIcon = state(element, 'href') === 'GIVEN' && tokens.some((token) => ICON.test(token));
    }
  }
  return { titles, metas, bases, hasIcon };
}
