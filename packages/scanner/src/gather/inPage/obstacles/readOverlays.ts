import type { SeenOverlays } from '../../obstacleArtifacts.ts';

export interface OverlayLimits {
  /** Of points in the view that are looked at. */
  readonly columns: number;
  readonly rows: number;
  /** Part of the view that an element without a name of ours covers at least, to be read. */
  readonly leastShare: number;
  readonly read: number;
  readonly text: number;
  readonly nodes: number;
  readonly buttons: number;
  readonly label: number;
}

/** Reads which pinned elements lie over the first view. A few points are looked at, never all elements. */
export function readOverlays(marks: readonly string[], limits: OverlayLimits): SeenOverlays {
  const { pathsAt, isPinned } = globalThis.sitelensViewPoints;
  const { textOf, buttonsOf } = globalThis.sitelensOverlayTexts;
  const matches = (element: Element, selector: string) => Element.prototype.matches.call(element, selector);
  const any = marks.join(',');
  const marksOf = new Map<Element, readonly string[]>();
  const marksAt = (element: Element): readonly string[] => {
    const known = marksOf.get(element);
    if (known) return known;
    const own = any !== '' && matches(element, any) ? marks.filter((mark) => matches(element, mark)) : [];
    marksOf.set(element, own);
    return own;
  };

  const points = limits.columns * limits.rows;
  const named = new Map<string, number>();
  const unnamed = new Map<Element, number>();
  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const path of pathsAt(limits.columns, limits.rows)) {
    const pinned = path.filter(isPinned);
    if (pinned.length === 0) continue;
    const own = path.flatMap(marksAt);
    for (const mark of new Set(own)) count(named, mark);
    if (own.length === 0) for (const element of pinned) count(unnamed, element);
  }
  const large = [...unnamed]
    .map(([element, hits]) => ({ element, share: hits / points }))
    .filter(({ share }) => share >= limits.leastShare)
    .slice(0, limits.read);
  return {
    named: [...named].map(([mark, hits]) => ({ mark, share: hits / points })),
    unnamed: large.map(({ element, share }) => ({
      share,
      ...textOf(element, limits.text, limits.nodes),
      buttons: buttonsOf(element, limits.buttons, limits.label, limits.nodes),
    })),
  };
}
