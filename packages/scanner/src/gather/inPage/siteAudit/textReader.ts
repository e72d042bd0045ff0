/** Declared in our world by {@link installTextReader}. */
declare global {
  /** What an element says as it is shown: words as they were written, and the texts of pictures. */
  var sitelensTextOf: (element: Element) => string;
}

/**
 * Neither `textContent`, which joins words over line breaks and blocks and has what isn't shown, nor
 * `innerText`, which has capitals that only the style sheet makes.
 */
export function installTextReader(): void {
  if ('sitelensTextOf' in globalThis) return;
  const MOST = 100_000;
  const MOST_DEEP = 200;
  const SILENT = /^(script|style|template|noscript|select|textarea)$/;
  const childNodes = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes')?.get;

  const inside = (element: Element): Iterable<Node> => {
    const assigned = element instanceof HTMLSlotElement ? element.assignedNodes({ flatten: true }) : [];
    return assigned.length > 0 ? assigned : childNodes?.call(element);
  };

  globalThis.sitelensTextOf = (element) => {
    const parts: string[] = [];
    let size = 0;
    const add = (text: string) => {
      parts.push(text);
      size += text.length;
    };
    const read = (node: Node, depth: number) => {
      if (size > MOST || depth > MOST_DEEP) return;
      if (node instanceof Text) return add(node.data);
      if (!(node instanceof Element) || SILENT.test(node.localName)) return;
      const { display } = getComputedStyle(node);
      if (display === 'none') return;
      const isInLine = display === 'inline' || display === 'contents';
      if (!isInLine || node instanceof HTMLBRElement) add(' ');
      if (node instanceof HTMLImageElement) add(` ${node.alt} `);
      for (const child of inside(node)) read(child, depth + 1);
      if (!isInLine) add(' ');
    };
    for (const child of inside(element)) read(child, 0);
    return parts.join('');
  };
}
