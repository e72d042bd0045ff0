import type { Heading } from '../../siteAuditArtifacts.ts';

/** The headings that are shown, in document order. */
export function readHeadings(): Heading[] {
  const { elements, attribute, state, toText, toMarkup, startTag } = globalThis.sitelensAudit;
  const MOST = 2_000;
  const TAG = /^h([1-6])$/;

  /** By ARIA 1.2 a heading without a level has the second. */
  const levelOf = (element: Element): number | undefined => {
    const tag = TAG.exec(element.localName)?.[1];
    const role = attribute(element, 'role')?.trim().split(/\s+/)[0]?.toLowerCase();
    const isHeading = role ? role === 'heading' : tag !== undefined;
    if (!isHeading) return undefined;
    const level = Number(attribute(element, 'aria-level'));
    return Number.isInteger(level) && level > 0 ? level : Number(tag ?? 2);
  };

  const headings: Heading[] = [];
  for (const element of elements(document)) {
    if (headings.length >= MOST) break;
    if (!(element instanceof HTMLElement) || element instanceof HTMLFormElement) continue;
    const isH1 = element.localName === 'h1';
    const level = levelOf(element);
    if (level === undefined && !isH1) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const content = toText(globalThis.sitelensTextOf(element));
    const named = ['aria-label', 'aria-labelledby'].some((name) => state(element, name) === 'GIVEN');
    headings.push({
      level: level ?? 0,
      isH1,
      content,
      isNamed: named || content.text !== '',
      html: toMarkup(`${startTag(element)}${element.innerHTML}</${element.localName}>`),
    });
  }
  return headings;
}
