import type { BoundingBox, PageDimensions, RelatedNode } from '@sitelens/api-client/contract';
import type { PageBox, SizeArtifacts } from '../../gather/artifacts.ts';
import type { ElementKey } from '../../gather/elementKey.ts';
import type { MobileArtifacts, MobileMeasurements } from '../../gather/mobileArtifacts.ts';
import type { Finding } from '../../pageResult.ts';
import { boxesAt, toFractions } from '../accessibility/fractions.ts';
import { findingId, fingerprint } from '../accessibility/identity.ts';
import type { MobileCheck, MobileProblem } from './mobileCheck.ts';
import { MOBILE_CHECKS } from './mobileChecks.ts';

/** Findings of one issue that are kept of one page, and elements that one finding tells beside its own. */
const MOST = { findings: 1_000, relatedNodes: 20 } as const;

/** The mobile check: in the order of `MOBILE_FRIENDLY_ISSUE_IDS`, and then of the document. */
export function checkMobile(sizes: readonly SizeArtifacts[]): Finding[] {
  return sizes.flatMap((size) => (size.mobile ? findingsOf(size, size.mobile) : []));
}

/** The elements that findings will tell of, so that only these need a name and a box. */
export function elementsToName(measurements: MobileMeasurements): Set<ElementKey> {
  return new Set(
    MOBILE_CHECKS.flatMap((check) => problemsOf(check, measurements)).flatMap(
      ({ element, relatedElements }) => [element, ...(relatedElements ?? [])],
    ),
  );
}

function problemsOf(check: MobileCheck, measurements: MobileMeasurements): MobileProblem[] {
  return check
    .find(measurements)
    .slice(0, MOST.findings)
    .map(({ relatedElements, ...problem }) =>
      relatedElements
        ? { ...problem, relatedElements: relatedElements.slice(0, MOST.relatedNodes) }
        : problem,
    );
}

function findingsOf(size: SizeArtifacts, mobile: MobileArtifacts): Finding[] {
  return MOBILE_CHECKS.flatMap((check) => {
    const ordinals = new Map<string, number>();
    return problemsOf(check, mobile.measurements).flatMap((problem) => {
      const node = mobile.nodes.get(problem.element);
      const box = boxOf(problem.element, check, size, mobile);
      // What is gone, or can't be seen, troubles nobody.
      if (!node || !box) return [];
      const print = fingerprint(node.description);
      const ordinal = ordinals.get(print) ?? 0;
      ordinals.set(print, ordinal + 1);
      const { html, target } = node;
      const remedies = { possibleSolutions: [], mustMatchAll: [], mustNotMatch: [] };
      return {
        id: findingId(check.id, print, ordinal),
        ruleId: check.id,
        impact: check.impact,
        tags: check.tags,
        html,
        target,
        ...remedies,
        [check.remedy]: [{ id: check.id, message: problem.message, data: problem.measured }],
        relatedNodes: (problem.relatedElements ?? []).flatMap((one) => relatedNode(one, size, mobile)),
        screenSizes: [size.screenSize],
        boundingBoxes: { [size.screenSize]: box },
        ...(problem.bodyWidths ? { data: problem.bodyWidths } : {}),
      };
    });
  });
}

function boxOf(
  element: ElementKey,
  { isPageWide }: MobileCheck,
  size: SizeArtifacts,
  { measurements }: MobileArtifacts,
): BoundingBox | undefined {
  const own = size.boxes.get(element);
  if (own) return toFractions(own, size.dimensions);
  return isPageWide ? toFractions(firstScreen(measurements, size.dimensions), size.dimensions) : undefined;
}

/** What of the page is seen first. */
function firstScreen({ view }: MobileMeasurements, { width, height }: PageDimensions): PageBox {
  const right = Math.min(width, view.left + view.width);
  return { left: Math.min(view.left, right - 1), top: 0, right, bottom: Math.min(height, view.height) };
}

function relatedNode(element: ElementKey, size: SizeArtifacts, { nodes }: MobileArtifacts): RelatedNode[] {
  const node = nodes.get(element);
  if (!node) return [];
  const { html, target } = node;
  const boundingBoxes = boxesAt([{ size, element }]);
  return [Object.keys(boundingBoxes).length > 0 ? { html, target, boundingBoxes } : { html, target }];
}
