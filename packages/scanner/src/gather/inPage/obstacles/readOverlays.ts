import type { SeenOverlays } from '../../obstacleArtifacts.ts';

export interface OverlayLimits {
  /** Of points in the view that are looked at: each costs some 0.1 ms on a page of 20,000 elements. */
  readonly columns: number;
  readonly rows: number;
  readonly margin: number;
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
  const { pathsAt, isPinned, shareOf } = globalThis.sitelensViewPoints;
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

  const named = new Map<string, number>();
  const unnamed = new Map<Element, number>();
  for (const path of pathsAt(limits.columns, limits.rows, limits.margin)) {
    const [innermost, ...others] = path.filter(isPinned);
    if (!innermost) continue;
    const own = path.flatMap(marksAt);
    for (const mark of own) named.set(mark, Math.max(named.get(mark) ?? 0, shareOf(innermost)));
    if (own.length > 0) continue;
    for (const element of [innermost, ...others]) unnamed.set(element, shareOf(element));
  }
  const large = [...unnamed].filter(([, share]) => share >= limits.leastShare).slice(0, limits.read);
  return {
    named: [...named].map(([mark, share]) => ({ mark, share })),
    unnamed: large.map(([element, share]) => ({
      share,
      ...textOf(element, limits.text, limits.nodes),
      buttons: buttonsOf(element, limits.buttons, limits.label, limits.nodes),
    })),
  };
}
