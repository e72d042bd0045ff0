import type { ViolationArtifact } from './artifacts.ts';
import type { ElementDescription, ElementKey } from './elementKey.ts';
import type { FoundNode, FoundViolation } from './inPage/violations.ts';

interface Located {
  readonly key: ElementKey;
  readonly description: ElementDescription;
}

/** Which element a node is; undefined when it is gone. */
export type LocatedElement = (node: FoundNode) => Located | undefined;

/** An element's path inside its document: a selector, or one for each shadow tree. */
export type DocumentPath = string | readonly string[];

type FindInFrame = (
  framePath: readonly string[],
  paths: readonly DocumentPath[],
) => Promise<
  | { frameIndex: number; found: readonly ({ number: number; description: ElementDescription } | null)[] }
  | undefined
>;

/** Finds the elements of nodes that are told by their path through frames: one question a frame. */
export async function locateNodes(
  violations: readonly FoundViolation[],
  findInFrame: FindInFrame,
): Promise<LocatedElement> {
  const frames = new Map<string, { framePath: string[]; paths: DocumentPath[]; addresses: string[] }>();
  for (const { ancestry } of violations.flatMap(({ node, relatedNodes }) => [node, ...relatedNodes])) {
    const own = ancestry?.at(-1);
    if (!ancestry || own === undefined) continue;
    const framePath = ancestry.slice(0, -1).map((step) => JSON.stringify(step));
    const entry = frames.get(framePath.join()) ?? { framePath, paths: [], addresses: [] };
    frames.set(framePath.join(), entry);
    entry.paths.push(own);
    entry.addresses.push(JSON.stringify(ancestry));
  }
  const located = new Map<string, Located>();
  for (const { framePath, paths, addresses } of frames.values()) {
    const answer = await findInFrame(framePath, paths);
    for (const [at, element] of answer?.found.entries() ?? []) {
      const address = addresses[at];
      if (!answer || !element || address === undefined) continue;
      const { number, description } = element;
      located.set(address, {
        key: `${answer.frameIndex}:${number}`,
        description: within(framePath, description),
      });
    }
  }
  return ({ ancestry }) => (ancestry ? located.get(JSON.stringify(ancestry)) : undefined);
}

function within(framePath: readonly string[], description: ElementDescription): ElementDescription {
  const frames = framePath.map(() => 'iframe');
  return { ...description, surroundings: [...frames, ...description.surroundings] };
}

/** An element that is gone still has what axe-core said about it. */
function describeHtml(html: string): ElementDescription {
  const tag = /^<([a-z0-9-]+)/i.exec(html)?.[1] ?? 'unknown';
  return { tag: tag.toLowerCase(), attributes: {}, surroundings: [] };
}

export function toViolation(found: FoundViolation, locate: LocatedElement): ViolationArtifact {
  const { node, relatedNodes, ...rest } = found;
  const located = locate(node);
  return {
    ...rest,
    html: node.html,
    target: node.target,
    ...(located ? { element: located.key } : {}),
    description: located?.description ?? describeHtml(node.html),
    relatedNodes: relatedNodes.map((related) => {
      const element = locate(related);
      const base = { html: related.html, target: related.target };
      return element ? { ...base, element: element.key } : base;
    }),
  };
}
