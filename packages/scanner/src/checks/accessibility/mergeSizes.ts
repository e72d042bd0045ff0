import type { ScreenSize } from '@sitelens/api-client/contract';
import type { SizeArtifacts, ViolationArtifact } from '../../gather/artifacts.ts';

/** One violation at one size. */
interface Sighting {
  readonly size: SizeArtifacts;
  readonly violation: ViolationArtifact;
}

/** The same rule on the same element, at the sizes where it was seen; at least one. */
export interface MergedViolation {
  readonly ruleId: string;
  /** The largest size first; its words and markup are shown. */
  readonly first: Sighting;
  readonly sightings: ReadonlyMap<ScreenSize, Sighting>;
}

interface Merging {
  readonly first: Sighting;
  readonly sightings: Map<ScreenSize, Sighting>;
}

/**
 * Joins the violations of all sizes. An element is the same when it is the same object of one load of the
 * page, or, between loads, when axe-core tells it by the same selector and its markup is the same.
 *
 * Violations that only later sizes have take the place behind the one that they follow there, so that the
 * whole stays in the order of the document.
 *
 * @param sizes - The largest first.
 */
export function mergeSizes(sizes: readonly SizeArtifacts[]): MergedViolation[] {
  const byRule = new Map<string, Merging[]>();
  for (const size of sizes) {
    const known = new Map([...byRule].map(([ruleId, merged]) => [ruleId, indexOf(merged)]));
    const last = new Map<string, Merging>();
    for (const violation of size.violations) {
      const { ruleId } = violation;
      const merged = byRule.get(ruleId) ?? [];
      byRule.set(ruleId, merged);
      const sighting = { size, violation };
      let entry = find(known.get(ruleId), sighting);
      if (!entry) {
        entry = { first: sighting, sightings: new Map() };
        const before = last.get(ruleId);
        merged.splice(before ? merged.indexOf(before) + 1 : 0, 0, entry);
      }
      entry.sightings.set(size.screenSize, sighting);
      last.set(ruleId, entry);
    }
  }
  return [...byRule].flatMap(([ruleId, merged]) => merged.map((entry) => ({ ruleId, ...entry })));
}

type Index = ReadonlyMap<string, Merging[]>;

function indexOf(merged: readonly Merging[]): Index {
  const index = new Map<string, Merging[]>();
  for (const entry of merged) {
    const names = new Set([...entry.sightings.values()].flatMap(namesOf));
    for (const name of names) index.set(name, [...(index.get(name) ?? []), entry]);
  }
  return index;
}

function find(index: Index | undefined, sighting: Sighting): Merging | undefined {
  const { screenSize } = sighting.size;
  for (const name of namesOf(sighting)) {
    const entry = index?.get(name)?.find(({ sightings }) => !sightings.has(screenSize));
    if (entry) return entry;
  }
  return undefined;
}

/** By the object it is first, then by what it looks like. */
function namesOf({ size, violation: { element, target, html } }: Sighting): string[] {
  const look = `look ${JSON.stringify(target)} ${html}`;
  return element === undefined ? [look] : [`element ${size.load} ${element}`, look];
}
