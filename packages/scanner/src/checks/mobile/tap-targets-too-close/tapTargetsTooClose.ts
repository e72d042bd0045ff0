import type { TapTarget } from '../../../gather/mobileArtifacts.ts';
import { effectiveViewport } from '../effectiveViewport.ts';
import { type MobileCheck, type MobileProblem, pixels } from '../mobileCheck.ts';
import { FINGER_SIZE } from '../rectangles.ts';
import { type Conflict, conflictsOf } from './conflicts.ts';

/** Two targets that one finger meets, by the rule of Lighthouse 11: one finding a target, with its neighbours. */
export const tapTargetsTooClose: MobileCheck = {
  id: 'tap-targets-too-close',
  impact: 'moderate',
  tags: ['best-practice'],
  remedy: 'mustMatchAll',
  find(measurements) {
    // At another width the targets lie elsewhere: what lies beside what is only known of a page for phones.
    if (!isMadeForPhones(measurements)) return [];
    return measurements.tapTargets.flatMap((targets) =>
      [...byTarget(conflictsOf(targets.filter(({ isPinned }) => !isPinned)))].map(([target, conflicts]) =>
        problemOf(target, conflicts),
      ),
    );
  },
};

/** As Lighthouse 11 asks it: a width of whatever kind or an initial scale, and none that shrinks the page. */
function isMadeForPhones(measurements: Parameters<MobileCheck['find']>[0]): boolean {
  const { width, initialScale } = effectiveViewport(measurements)?.content ?? {};
  if (initialScale !== undefined && initialScale < 1) return false;
  return width !== undefined || initialScale !== undefined;
}

function byTarget(conflicts: readonly Conflict[]): Map<TapTarget, Conflict[]> {
  const grouped = new Map<TapTarget, Conflict[]>();
  for (const conflict of conflicts) {
    const known = grouped.get(conflict.target);
    if (known) known.push(conflict);
    else grouped.set(conflict.target, [conflict]);
  }
  return grouped;
}

function problemOf({ element }: TapTarget, conflicts: readonly Conflict[]): MobileProblem {
  const ordered = [...conflicts].sort((a, b) => b.ratio - a.ratio);
  const percent = Math.round((ordered[0]?.ratio ?? 0) * 100);
  return {
    element,
    message: `Move it away from its neighbour, or make it larger: a finger of ${FINGER_SIZE} px on its centre meets the neighbour by ${percent} % of what it meets of the target`,
    measured: { overlapRatio: pixels(ordered[0]?.ratio ?? 0), neighbours: conflicts.length },
    relatedElements: ordered.map(({ neighbour }) => neighbour.element),
  };
}
