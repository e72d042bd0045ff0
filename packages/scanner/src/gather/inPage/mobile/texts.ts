import type { SizedText } from '../../mobileArtifacts.ts';

/** What directly holds text that shows, smaller than `below` CSS pixels; in document order, at most `most`. */
export function measureSmallTexts(below: number, most: number): SizedText[] {
  const sight = globalThis.sitelensSight;
  const shown = globalThis.sitelensShown;
  const LEFT_OUT = 'script, style, noscript, template, textarea, select, select *';

  const scaleOf = (element: Element): number => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const inSvg = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    return matrix ? inSvg : Number(Reflect.get(Element.prototype, 'currentCSSZoom', element) ?? 1);
  };
  const sizeOf = (element: Element): number =>
    Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);

  const isSeen = (text: Text, element: Element): boolean => {
    const range = new Range();
    range.selectNodeContents(text);
    return [...range.getClientRects()]
      .slice(0, 20)
      .some(
        (rectangle) =>
          rectangle.right > 0 &&
          rectangle.bottom > 0 - scrollY &&
          shown.shownPart(element, rectangle) !== null,
      );
  };

  const found = new Map<Element, number>();
  const sizes = new Map<Element, number>();
  for (const root of sight.roots()) {
    const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text && found.size < most; text = walker.nextNode()) {
      const element = text.parentElement;
      // Only what can be read: a bullet, an arrow or an icon of a font is none.
      if (!(text instanceof Text) || !element || found.has(element) || !/[\p{L}\p{N}]/u.test(text.data))
        continue;
      const size = sizes.get(element) ?? sizeOf(element);
      sizes.set(element, size);
      if (size >= below || sight.matches(element, LEFT_OUT)) continue;
      if (shown.isRendered(element) && isSeen(text, element)) found.set(element, size);
    }
  }
  return sight.elements().flatMap((element) => {
    const fontSize = found.get(element);
    return fontSize === undefined
      ? []
      : { element: sight.keyOf(element), tag: sight.tagOf(element), fontSize };
  });
}

/** Fields that are typed or chosen in, and show; in document order, at most `most`. */
export function measureFormFields(most: number): SizedText[] {
  const sight = globalThis.sitelensSight;
  const shown = globalThis.sitelensShown;
  const NOT_TYPED_IN = [
    'button',
    'checkbox',
    'color',
    'file',
    'hidden',
    'image',
    'radio',
    'range',
    'reset',
    'submit',
  ];
  const TYPED_IN = `input${NOT_TYPED_IN.map((type) => `:not([type=${type} i])`).join('')}, textarea, select`;
  return sight
    .elements()
    .filter((element) => sight.matches(element, TYPED_IN) && !sight.matches(element, ':disabled'))
    .filter((element) => shown.isRendered(element))
    .filter((element) => shown.shownPart(element, sight.rectangleOf(element)) !== null)
    .slice(0, most)
    .map((element) => {
      const zoom = Number(Reflect.get(Element.prototype, 'currentCSSZoom', element) ?? 1);
      const fontSize = Number.parseFloat(getComputedStyle(element).fontSize) * zoom;
      return { element: sight.keyOf(element), tag: sight.tagOf(element), fontSize };
    });
}
