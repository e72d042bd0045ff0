import type { Rectangle, TapTarget } from '../../../gather/mobileArtifacts.ts';
import {
  boundsOf,
  contains,
  FINGER_SIZE,
  fingerOn,
  heightOf,
  overlap,
  overlapArea,
  widthOf,
} from '../rectangles.ts';
import { tappableAreas } from '../tappableAreas.ts';

/** From this share on, a finger meant for a target may as well be meant for its neighbour. */
const FAILING_RATIO = 0.25;

/** A finger on a target's centre meets a neighbour too. */
export interface Conflict {
  readonly target: TapTarget;
  readonly neighbour: TapTarget;
  /** What the finger meets of the neighbour, divided by what it meets of the target; the worst area counts. */
  readonly ratio: number;
}

/**
 * All conflicts between targets of one frame, in the order given. Targets that hold a finger have none, nor
 * have two of the same address, nor two of which one lies inside the other. Of two that are in each other's
 * way, only the one with the greater ratio is told, or the first.
 *
 * Source: Lighthouse 11.7.1, `core/audits/seo/tap-targets.js`.
 */
export function conflictsOf(targets: readonly TapTarget[]): Conflict[] {
  const bounded = targets.map((target) => ({ target, bounds: boundsOf(target.rectangles, FINGER_SIZE / 2) }));
  const conflicts: Conflict[] = [];
  for (const { target, bounds } of bounded) {
    if (!target.rectangles.every(isSmall)) continue;
    const areas = tappableAreas(target.rectangles);
    for (const other of bounded) {
      if (other.target === target || !overlap(bounds, other.bounds)) continue;
      if (leadsToTheSame(target, other.target) || allWithinEachOther(areas, other.target.rectangles))
        continue;
      const ratio = worstRatio(areas, other.target.rectangles);
      if (ratio !== undefined) conflicts.push({ target, neighbour: other.target, ratio });
    }
  }
  return withoutMirrored(conflicts);
}

function isSmall(rectangle: Rectangle): boolean {
  return widthOf(rectangle) < FINGER_SIZE || heightOf(rectangle) < FINGER_SIZE;
}

function leadsToTheSame(a: TapTarget, b: TapTarget): boolean {
  return a.href === b.href && /https?:\/\//.test(a.href);
}

function allWithinEachOther(areas: readonly Rectangle[], others: readonly Rectangle[]): boolean {
  return areas.every((area) => others.every((other) => contains(area, other) || contains(other, area)));
}

function worstRatio(areas: readonly Rectangle[], others: readonly Rectangle[]): number | undefined {
  const ratios = areas.flatMap((area) => {
    const finger = fingerOn(area);
    const own = overlapArea(finger, area);
    return others.map((other) => overlapArea(finger, other) / own);
  });
  const failing = ratios.filter((ratio) => ratio >= FAILING_RATIO);
  return failing.length > 0 ? Math.max(...failing) : undefined;
}

function withoutMirrored(conflicts: readonly Conflict[]): Conflict[] {
  const positions = new Map<TapTarget, Map<TapTarget, number>>();
  for (const [at, { target, neighbour }] of conflicts.entries()) {
    const known = positions.get(target) ?? new Map<TapTarget, number>();
    positions.set(target, known.set(neighbour, at));
  }
  return conflicts.filter(({ target, neighbour, ratio }, at) => {
    const mirroredAt = positions.get(neighbour)?.get(target);
    const mirrored = mirroredAt === undefined ? undefined : conflicts[mirroredAt];
    if (!mirrored || mirroredAt === undefined) return true;
    return ratio > mirrored.ratio || (ratio === mirrored.ratio && at < mirroredAt);
  });
}
