import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import type { PlantedDefect } from './plantedDefect.ts';

/** What axe-core and the list of planted defects say of one page at one size. */
export interface Audit {
  /** Planted, but axe-core has nothing on exactly that element; or the selector doesn't find exactly one. */
  readonly missing: readonly string[];
  /** Found by axe-core, but not planted. */
  readonly unexpected: readonly string[];
  /** The `href` of every link, resolved. */
  readonly links: readonly string[];
  /** The height of the document in CSS pixels. */
  readonly height: number;
  /** Its scrollable width in CSS pixels. */
  readonly width: number;
}

/** axe-core's own script, to be run in every frame before the page's scripts. */
export const axeSource: string = axeCore.source;

/** Runs axe-core, all its default rules and target-size, in a loaded page and compares with what was planted. */
export async function audit(page: Page, planted: readonly PlantedDefect[]): Promise<Audit> {
  return page.evaluate(auditDocument, planted);
}

/** What {@link axeSource} leaves in the page. */
declare const axe: typeof axeCore;

type Target = axeCore.NodeResult['target'];

// Runs in the page: it can use nothing from outside of itself.
async function auditDocument(planted: readonly PlantedDefect[]): Promise<Audit> {
  const { violations } = await axe.run(document, { rules: { 'target-size': { enabled: true } } });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, impact, html }) => ({
      id,
      impact,
      element: elementOf(target),
      text: `${id} (${impact}) on ${JSON.stringify(target)} ${html.slice(0, 120)}`,
    })),
  );
  const expected = planted.map((defect) => ({ defect, elements: elementsOf(defect) }));
  const isPlanted = (one: (typeof found)[number]) =>
    expected.some(
      ({ defect, elements }) =>
        defect.rule === one.id && defect.impact === one.impact && elements[0] === one.element,
    );
  const isFound = ({ defect, elements }: (typeof expected)[number]) =>
    elements.length === 1 && found.some((one) => defect.rule === one.id && elements[0] === one.element);
  return {
    missing: expected
      .filter((one) => !isFound(one))
      .map(({ defect, elements }) => `${defect.rule} on ${defect.selector} (${elements.length} elements)`),
    unexpected: found.filter((one) => !isPlanted(one)).map(({ text }) => text),
    links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), ({ href }) => href),
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  };

  function elementsOf({ selector, within }: PlantedDefect): Element[] {
    let root: ParentNode | null | undefined = document;
    if (within && 'frame' in within) {
      root = document.querySelector<HTMLIFrameElement>(within.frame)?.contentDocument;
    } else if (within) root = document.querySelector(within.shadowHost)?.shadowRoot;
    return Array.from(root?.querySelectorAll(selector) ?? []);
  }

  /** axe-core's target: a selector for each frame on the way; one in shadow trees is a list of selectors. */
  function elementOf(target: Target): Element | null {
    let root: ParentNode | null | undefined = document;
    let element: Element | null = null;
    for (const step of target) {
      for (const selector of typeof step === 'string' ? [step] : step) {
        element = root?.querySelector(selector) ?? null;
        root = element?.shadowRoot;
      }
      if (element instanceof HTMLIFrameElement) root = element.contentDocument;
    }
    return element;
  }
}
