import type { Rectangle, TapTarget } from '../../mobileArtifacts.ts';

export interface TapTargetLimits {
  readonly targets: number;
  /** Of one target and what it holds. */
  readonly rectangles: number;
  /** Characters of an address. */
  readonly href: number;
}

/** The page's tap targets in document order, as Lighthouse 11 chooses them; open shadow roots count too. */
export function measureTapTargets(limits: TapTargetLimits): TapTarget[] {
  const sight = globalThis.sitelensSight;
  const positions = globalThis.sitelensPositions;
  const { isOnTop, isOnTopAnywhere, keepingScroll } = globalThis.sitelensHitTest;
  const isInRunningText = globalThis.sitelensRunningText();
  const ROLES = [
    ...['button', 'checkbox', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio'],
    ...['option', 'scrollbar', 'slider', 'spinbutton'],
  ];
  const SELECTOR = `button, a, input, textarea, select, option, ${ROLES.map((role) => `[role=${role}]`)}`;
  const hrefOf = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'href')?.get;
  const children = Object.getOwnPropertyDescriptor(Element.prototype, 'children')?.get;

  const isInsideTarget = (element: Element): boolean => {
    for (let at = sight.parentOf(element); at; at = sight.parentOf(at)) {
      if (sight.matches(at, SELECTOR)) return true;
    }
    return false;
  };

  const addRectangles = (element: Element, to: Rectangle[]): Rectangle[] => {
    to.push(...sight.rectanglesOf(element));
    for (const child of children?.call(element) ?? []) {
      if (to.length < limits.rectangles) addRectangles(child, to);
    }
    return to;
  };
  const rectanglesOf = (element: Element): Rectangle[] =>
    addRectangles(element, [])
      .slice(0, limits.rectangles)
      .filter(({ left, top, right, bottom }) => right !== left && bottom !== top);

  const labelsOf = (element: Element): Rectangle[] => {
    const types = [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement];
    const type = types.find((one) => element instanceof one);
    const labels = type && Object.getOwnPropertyDescriptor(type.prototype, 'labels')?.get?.call(element);
    return [...(labels ?? [])].slice(0, 5).flatMap((label) => sight.rectanglesOf(label).slice(0, 5));
  };

  return keepingScroll(() => {
    const candidates = sight
      .elements()
      .filter((element) => sight.matches(element, SELECTOR))
      .slice(0, limits.targets)
      .filter((element) => sight.rectanglesOf(element).length > 0)
      .filter((element) => !isInsideTarget(element) && !isInRunningText(element))
      .map((element) => ({ element, all: rectanglesOf(element) }));
    const pinned = new Map(
      candidates
        .filter(({ element }) => positions.isPinned(element))
        .map(({ element, all }) => [element, all.filter((one) => isOnTop(element, one))]),
    );
    return globalThis.sitelensWithoutPinned(() =>
      candidates.flatMap(({ element, all }) => {
        const moving = all.filter((one) => isOnTopAnywhere(element, one));
        const rectangles = moving.length > 0 ? moving : (pinned.get(element) ?? []);
        if (rectangles.length === 0) return [];
        const href = element instanceof HTMLAnchorElement ? String(hrefOf?.call(element)) : '';
        return {
          element: sight.keyOf(element),
          rectangles,
          labels: labelsOf(element),
          href: href.slice(0, limits.href),
          isPinned: moving.length === 0,
          isPlace: sight.matches(element, 'a:is([name], [id]):not([href], [role], [tabindex], [onclick])'),
        };
      }),
    );
  });
}
