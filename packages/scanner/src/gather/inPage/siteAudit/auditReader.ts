import type { AttributeState, PageText } from '../../siteAuditArtifacts.ts';

/** What the readers of this folder share. Declared in our world by {@link installAuditReader}. */
interface AuditReader {
  /** Of HTML, in document order; what stands in an open shadow root follows its host. */
  elements(root: Document): Element[];
  attribute(element: Element, name: string): string | null;
  state(element: Element, name: string): AttributeState;
  toText(text: string): PageText;
  /** Markup that can be kept: cut at 500 UTF-16 units. */
  toMarkup(html: string): string;
  /** Without what is inside; each value cut so that the others can be seen. */
  startTag(element: Element): string;
}

declare global {
  var sitelensAudit: AuditReader;
}

/** Nothing here trusts a property that a form's fields or a document's names could hide. */
export function installAuditReader(): void {
  if ('sitelensAudit' in globalThis) return;
  const MAX_ELEMENTS = 300_000;
  const MAX_TEXT = 2_000;
  const MAX_MARKUP = 500;
  const shadowRoot = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')?.get;
  const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name);
  // Databases keep neither halves of characters nor NUL.
  const keepable = (text: string, most: number) => text.slice(0, most).toWellFormed().replaceAll('\0', '�');

  const gather = (found: Iterable<Element>, into: Element[]): Element[] => {
    for (const element of found) {
      if (into.length >= MAX_ELEMENTS) break;
      into.push(element);
      const inside = shadowRoot?.call(element);
      if (inside instanceof ShadowRoot) {
        gather(DocumentFragment.prototype.querySelectorAll.call(inside, '*'), into);
      }
    }
    return into;
  };

  const countCodePoints = (text: string) => {
    let count = 0;
    for (const _ of text) count += 1;
    return count;
  };

  globalThis.sitelensAudit = {
    elements: (root) => gather(Document.prototype.querySelectorAll.call(root, '*'), []),
    attribute,
    state(element, name) {
      const value = attribute(element, name);
      if (value === null) return 'ABSENT';
      return value.trim() === '' ? 'EMPTY' : 'GIVEN';
    },
    toText(text) {
      const collapsed = text.replace(/\s+/g, ' ').trim();
      return { text: keepable(collapsed, MAX_TEXT).trim(), codePoints: countCodePoints(collapsed) };
    },
    toMarkup: (html) => keepable(html, MAX_MARKUP),
    startTag(element) {
      const quoted = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      // `attributes` takes quadratic time to go through.
      const names = Element.prototype.getAttributeNames.call(element).slice(0, 30);
      const attributes = names.map((name) => {
        const value = attribute(element, name) ?? '';
        const short = value.length > 160 ? `${value.slice(0, 160)}…` : value;
        return ` ${name}="${quoted(short)}"`;
      });
      return keepable(`<${element.localName}${attributes.join('')}>`, MAX_MARKUP);
    },
  };
}
