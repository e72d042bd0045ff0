/** Declared in our world by {@link installUntouchable}. */
declare global {
  /** Does work while taps go through pinned elements to what lies below; the document is the same after it. */
  var sitelensWithoutPinned: <T>(work: () => T) => T;
}

/**
 * An attribute and a style sheet of ours do it, and not inline styles, which a policy may forbid to be
 * restored and the browser writes anew.
 */
export function installUntouchable(): void {
  const NAME = 'data-sitelens-untouchable';
  globalThis.sitelensWithoutPinned = (work) => {
    const pinned = [...globalThis.sitelensPositions.pinned()];
    if (pinned.length === 0) return work();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${NAME}] { pointer-events: none !important }`);
    const roots = new Set(pinned.map((element) => Node.prototype.getRootNode.call(element)));
    const scopes = [...roots].filter((root) => root instanceof Document || root instanceof ShadowRoot);
    for (const scope of scopes) scope.adoptedStyleSheets.push(sheet);
    for (const element of pinned) Element.prototype.setAttribute.call(element, NAME, '');
    try {
      return work();
    } finally {
      for (const element of pinned) Element.prototype.removeAttribute.call(element, NAME);
      for (const scope of scopes) {
        const at = scope.adoptedStyleSheets.lastIndexOf(sheet);
        if (at >= 0) scope.adoptedStyleSheets.splice(at, 1);
      }
    }
  };
}
