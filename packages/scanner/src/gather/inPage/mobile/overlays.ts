import type { Overlay, Rectangle } from '../../mobileArtifacts.ts';

/** Pinned elements that lie over content of the first view, in document order. */
export function measureOverlays(): Overlay[] {
  const sight = globalThis.sitelensSight;
  const positions = globalThis.sitelensPositions;
  const shown = globalThis.sitelensShown;
  const { topmost, isOnTop } = globalThis.sitelensHitTest;
  const [COLUMNS, ROWS, MOST_CONTENT] = [9, 20, 300];

  const points = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
    x: ((at % COLUMNS) + 0.5) * (innerWidth / COLUMNS),
    y: (Math.floor(at / COLUMNS) + 0.5) * (innerHeight / ROWS),
  }));
  const isPoint = ({ left, top, right, bottom }: Rectangle, x: number, y: number) =>
    left <= x && x < right && top <= y && y < bottom;
  const isInView = ({ left, top, right, bottom }: Rectangle) =>
    right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right - left > 1 && bottom - top > 1;

  const pinnedAround = (element: Element | undefined): Set<Element> => {
    const around = new Set<Element>();
    for (let at = element ?? null; at; at = sight.parentOf(at))
      if (positions.pinned().has(at)) around.add(at);
    return around;
  };

  /** Text and media of the view that belong to none of the pinned element's own. */
  const contentBeside = (pinned: Element): Rectangle[] => {
    const found: Rectangle[] = [];
    const range = new Range();
    const add = (holder: Element, rectangle: Rectangle) => {
      if (!isInView(rectangle) || !shown.isRendered(holder) || sight.isWithin(holder, pinned)) return;
      const part = shown.shownPart(holder, rectangle);
      if (part) found.push(part);
    };
    for (const root of sight.roots()) {
      const walker = Document.prototype.createTreeWalker.call(document, root, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text && found.length < MOST_CONTENT; text = walker.nextNode()) {
        if (!(text instanceof Text) || !text.parentElement || text.data.trim() === '') continue;
        range.selectNodeContents(text);
        add(text.parentElement, range.getBoundingClientRect());
      }
    }
    for (const element of sight.elements()) {
      if (found.length >= MOST_CONTENT) break;
      if (sight.matches(element, 'img, video, iframe, canvas, svg')) add(element, sight.rectangleOf(element));
    }
    return found;
  };

  if (positions.pinned().size === 0) return [];
  const hits = points.map(({ x, y }) => ({ x, y, around: pinnedAround(topmost(x, y)) }));
  return [...positions.pinned()].flatMap((element) => {
    const box = sight.rectangleOf(element);
    const covered = hits.filter(
      ({ x, y, around }) => around.has(element) || (around.size > 0 && isPoint(box, x, y)),
    );
    const coveredShare = covered.length / points.length;
    // What is little is never asked for the content below it, which costs most.
    if (coveredShare < 0.25 || !shown.isRendered(element)) return [];
    const liesOver = contentBeside(element).some((rectangle) => isOnTop(element, rectangle));
    return liesOver ? [{ element: sight.keyOf(element), coveredShare }] : [];
  });
}
