import type { Unlinked } from '../../siteAuditArtifacts.ts';

/** The `a` and `area` elements without an address; at most as many as given. */
export function readUnlinked(most: number): Unlinked[] {
  const { elements, attribute, state, toText } = globalThis.sitelensAudit;
  const PICTURES = 'img, svg, picture, canvas, video, object';
  const has = (element: Element, name: string) => state(element, name) === 'GIVEN';

  const textOf = (element: Element): string => {
    const label = attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? '';
    if (element instanceof HTMLAreaElement) return label;
    const text = globalThis.sitelensTextOf(element);
    return text.trim() === '' ? label || (attribute(element, 'title') ?? '') : text;
  };

  const unlinked: Unlinked[] = [];
  for (const element of elements(document)) {
    if (unlinked.length >= most) break;
    if (!(element instanceof HTMLAnchorElement || element instanceof HTMLAreaElement)) continue;
    const href = state(element, 'href');
    if (href === 'GIVEN') continue;
    const content = toText(textOf(element));
    const isTabStop = Number(attribute(element, 'tabindex') ?? -1) >= 0;
    unlinked.push({
      href,
      content,
      hasContent: content.text !== '' || element.querySelector(PICTURES) !== null,
      isTarget: has(element, 'id') || has(element, 'name'),
      isExplained: ['role', 'aria-current', 'aria-disabled'].some((name) => has(element, name)),
      isPressable: isTabStop || has(element, 'onclick'),
    });
  }
  return unlinked;
}
