import type {
  AxeResults,
  CheckResult,
  FrameContextObject,
  NodeResult,
  PartialResult,
  PartialResults,
  RunOptions,
  UnlabelledFrameSelector,
} from 'axe-core';
import type { CheckArtifact, ViolationArtifact } from '../artifacts.ts';
import type { ElementDescription } from '../elementKey.ts';

/** An element where axe-core says it is: by reference, or by its path through frames. */
export interface FoundNode {
  readonly html: string;
  readonly target: ViolationArtifact['target'];
  /** The element's number, when it is in this document and not in a frame of it. */
  readonly number?: number;
  /** Selectors from frame to frame, the last one for the element. */
  readonly ancestry?: UnlabelledFrameSelector;
  readonly description?: ElementDescription;
}

/** A violation as it leaves the page. */
export type FoundViolation = Pick<ViolationArtifact, 'ruleId' | 'impact' | 'tags'> & {
  readonly node: FoundNode;
  readonly any: readonly CheckArtifact[];
  readonly all: readonly CheckArtifact[];
  readonly none: readonly CheckArtifact[];
  readonly relatedNodes: readonly FoundNode[];
};

export interface ReduceLimits {
  readonly html: number;
  readonly data: number;
  readonly relatedNodes: number;
}

declare global {
  var axe: typeof import('axe-core');
  var sitelensReduce: (results: AxeResults, limits: ReduceLimits) => FoundViolation[];
}

/** Cuts axe-core's result down to what a finding needs, before it leaves the page. */
export function installReduce(): void {
  interface FoundElement {
    readonly html: string;
    readonly target: UnlabelledFrameSelector;
    readonly ancestry?: UnlabelledFrameSelector;
    readonly element?: Element;
  }

  const nodeOf = (found: FoundElement, limits: ReduceLimits): FoundNode => {
    const { element, ancestry } = found;
    const base = { html: found.html.slice(0, limits.html), target: found.target };
    if (!element) return ancestry ? { ...base, ancestry } : base;
    const { numberOf, describe } = globalThis.sitelensElements;
    return { ...base, number: numberOf(element), description: describe(element) };
  };

  const checkOf = ({ id, message, data }: CheckResult, limits: ReduceLimits): CheckArtifact => {
    if (data === null || data === undefined) return { id, message };
    try {
      const text = JSON.stringify(data);
      if (text === undefined || text.length > limits.data) return { id, message };
    } catch {
      return { id, message };
    }
    const isPlain = typeof data === 'object' && !Array.isArray(data);
    return { id, message, data: isPlain ? data : { value: data } };
  };

  const relatedOf = (node: NodeResult, limits: ReduceLimits): FoundNode[] => {
    const seen = new Set<string>();
    const related: FoundNode[] = [];
    for (const check of [...node.any, ...node.all, ...node.none]) {
      for (const other of check.relatedNodes ?? []) {
        const place = JSON.stringify(other.target);
        if (seen.has(place) || related.length >= limits.relatedNodes) continue;
        seen.add(place);
        related.push(nodeOf(other, limits));
      }
    }
    return related;
  };

  globalThis.sitelensReduce = ({ violations }, limits) =>
    violations.flatMap((rule) =>
      rule.nodes.map((node) => ({
        ruleId: rule.id,
        impact: node.impact ?? rule.impact ?? 'minor',
        tags: rule.tags,
        node: nodeOf(node, limits),
        any: node.any.map((check) => checkOf(check, limits)),
        all: node.all.map((check) => checkOf(check, limits)),
        none: node.none.map((check) => checkOf(check, limits)),
        relatedNodes: relatedOf(node, limits),
      })),
    );
}

/** A page without frames, in one go. */
export async function runHere(options: RunOptions, limits: ReduceLimits): Promise<FoundViolation[]> {
  const results = await globalThis.sitelensGuardedRun(() =>
    globalThis.axe.run(document, { ...options, elementRef: true }),
  );
  return globalThis.sitelensReduce(results, limits);
}

/** Joins the parts of all frames; what has crossed frames is told by path, not by element. */
export async function finishHere(
  partials: PartialResults,
  options: RunOptions,
  limits: ReduceLimits,
): Promise<FoundViolation[]> {
  const results = await globalThis.axe.finishRun(partials, options);
  return globalThis.sitelensReduce(results, limits);
}

/** A frame that axe-core wants to look into: its path in this document, and what to run in it. */
export interface FrameToCheck {
  readonly number: number | null;
  readonly path: string;
  readonly context: FrameContextObject;
}

export interface FramePart {
  readonly partial: PartialResult;
  readonly frames: readonly FrameToCheck[];
}

/** One frame's part of a run, and the frames inside it in axe-core's order. */
export async function runPart(context: FrameContextObject | null, options: RunOptions): Promise<FramePart> {
  const own = context ?? document;
  const frameContexts = globalThis.axe.utils.getFrameContexts(own, options);
  const partial = await globalThis.sitelensGuardedRun(() => globalThis.axe.runPartial(own, options));
  const { find, numberOf } = globalThis.sitelensElements;
  const frames = partial.frames.map((spec, index) => {
    const path = spec.ancestry[0] ?? '';
    const element = find(path);
    const inside = frameContexts[index]?.frameContext;
    if (!inside) throw new Error('axe-core tells of a frame in one call and not in the other');
    return { number: element ? numberOf(element) : null, path: JSON.stringify(path), context: inside };
  });
  return { partial, frames };
}

/** Finds elements by their paths in this document. */
export function findElements(
  paths: readonly (string | readonly string[])[],
): ({ number: number; description: ElementDescription } | null)[] {
  const { find, numberOf, describe } = globalThis.sitelensElements;
  return paths.map((path) => {
    const element = find(path);
    return element ? { number: numberOf(element), description: describe(element) } : null;
  });
}
