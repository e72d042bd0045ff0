/** What an overlay says. Declared in our world by {@link installOverlayTexts}. */
interface OverlayTexts {
  /** White space collapsed, cut at `most` UTF-16 units. */
  textOf(element: Element, most: number, mostNodes: number): { text: string; isTextCut: boolean };
  /** Labels of what can be pressed, no longer than `longest`. */
  buttonsOf(element: Element, most: number, longest: number, mostNodes: number): string[];
}

declare global {
  var sitelensOverlayTexts: OverlayTexts;
}

/** Each accessor by its prototype: fields of a form can hide its own. */
export function installOverlayTexts(): void {
  const PRESSED = 'button, [role=button], a, input[type=button], input[type=submit]';
  const SILENT = 'script, style, template, noscript, option';
  const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get;
  const shadowRoot = Object.getOwnPropertyDescriptor(Element.prototype, 'shadowRoot')?.get;
  const matches = (node: Node, selector: string): node is Element =>
    node instanceof Element && Element.prototype.matches.call(node, selector);

  /** Goes through what a node holds, shadow roots too. False when it was told that this is enough. */
  const walk = (node: Node, visit: (node: Node) => boolean): boolean => {
    if (!visit(node)) return false;
    if (matches(node, SILENT)) return true;
    const inner = node instanceof Element ? shadowRoot?.call(node) : null;
    for (const child of childNodes?.call(inner ?? node) ?? []) if (!walk(child, visit)) return false;
    return true;
  };

  const textOf: OverlayTexts['textOf'] = (element, most, mostNodes) => {
    let text = '';
    let nodes = 0;
    const isWhole = walk(element, (node) => {
      nodes += 1;
      if (node instanceof Text) text += ` ${node.data.slice(0, most)}`;
      return nodes < mostNodes && text.length < 2 * most;
    });
    const collapsed = text.replace(/\s+/g, ' ').trim();
    return { text: collapsed.slice(0, most), isTextCut: !isWhole || collapsed.length > most };
  };

  globalThis.sitelensOverlayTexts = {
    textOf,
    buttonsOf(element, most, longest, mostNodes) {
      const labels: string[] = [];
      let nodes = 0;
      walk(element, (node) => {
        nodes += 1;
        if (matches(node, PRESSED)) {
          const own = node instanceof HTMLInputElement ? node.value : textOf(node, longest + 1, 50).text;
          const label = own || (Element.prototype.getAttribute.call(node, 'aria-label') ?? '');
          if (label !== '' && label.length <= longest) labels.push(label);
        }
        return nodes < mostNodes && labels.length < most;
      });
      return labels;
    },
  };
}
