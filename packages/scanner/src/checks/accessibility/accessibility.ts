import { type RelatedNode, SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import type { SizeArtifacts } from '../../gather/artifacts.ts';
import type { Finding } from '../../pageResult.ts';
import { boxesAt } from './fractions.ts';
import { findingId, fingerprint } from './identity.ts';
import { type MergedViolation, mergeSizes } from './mergeSizes.ts';

/**
 * The accessibility check: what axe-core found at each size becomes one finding for each rule and element,
 * which lists the sizes and has a box for each of them.
 *
 * Findings come by rule and then in the order of the document. Their ids are unique among a rule's findings
 * on the page, and the same from scan to scan as long as the element keeps its name and place.
 */
export function checkAccessibility(artifacts: readonly SizeArtifacts[]): Finding[] {
  const sizes = [...artifacts].sort(
    (a, b) => SCREEN_SIZE_NAMES.indexOf(a.screenSize) - SCREEN_SIZE_NAMES.indexOf(b.screenSize),
  );
  const seen = new Map<string, number>();
  return mergeSizes(sizes).map((merged) => {
    const print = fingerprint(merged.first.violation.description);
    const place = `${merged.ruleId} ${print}`;
    const ordinal = seen.get(place) ?? 0;
    seen.set(place, ordinal + 1);
    return toFinding(merged, findingId(merged.ruleId, print, ordinal));
  });
}

function toFinding({ ruleId, first, sightings }: MergedViolation, id: string): Finding {
  const { violation } = first;
  const places = [...sightings.values()].map((sighting) => ({
    size: sighting.size,
    element: sighting.violation.element,
  }));
  return {
    id,
    ruleId,
    impact: violation.impact,
    tags: violation.tags,
    html: violation.html,
    target: violation.target,
    possibleSolutions: violation.any,
    mustMatchAll: violation.all,
    mustNotMatch: violation.none,
    relatedNodes: relatedNodes(first.violation.relatedNodes, sightings),
    screenSizes: SCREEN_SIZE_NAMES.filter((name) => sightings.has(name)),
    boundingBoxes: boxesAt(places),
  };
}

/** The related nodes of the first size, with the boxes that other sizes give the same nodes. */
function relatedNodes(
  nodes: MergedViolation['first']['violation']['relatedNodes'],
  sightings: MergedViolation['sightings'],
): RelatedNode[] {
  return nodes.map(({ html, target }) => {
    const name = JSON.stringify(target);
    const places = [...sightings.values()].flatMap(({ size, violation }) => {
      const same = violation.relatedNodes.find((other) => JSON.stringify(other.target) === name);
      return same ? [{ size, element: same.element }] : [];
    });
    const boundingBoxes = boxesAt(places);
    return Object.keys(boundingBoxes).length > 0 ? { html, target, boundingBoxes } : { html, target };
  });
}
