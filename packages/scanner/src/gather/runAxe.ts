import type { FrameContextObject, PartialResults } from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { FRAME_CHECK_LIMIT_MS } from '../browser/limits.ts';
import { atMost } from '../browser/steps.ts';
import type { ViolationArtifact } from './artifacts.ts';
import { AXE_OPTIONS, prepareWorld, REDUCE_LIMITS } from './axe.ts';
import { type FrameWorld, openFrameWorld, sessionsOfFrames } from './frameTree.ts';
import { type FrameToCheck, findElements, finishHere, runHere, runPart } from './inPage/violations.ts';
import { call } from './isolatedWorld.ts';
import { type DocumentPath, type LocatedElement, locateNodes, toViolation } from './locateNodes.ts';

/** What axe-core found, and the frames that elements of it may lie in. */
export interface AxeRun {
  readonly violations: readonly ViolationArtifact[];
  /** The page itself first, outer ones before those inside them. */
  readonly frames: readonly FrameWorld[];
}

/**
 * Runs axe-core over a page and its frames, of whatever site, with the same findings as `axe.run()` with
 * axe-core in every frame. Frames are joined by `axe.runPartial` and `axe.finishRun`, not by messages,
 * which the page could read and forge.
 */
export async function runAxe(page: Page, top: FrameWorld): Promise<AxeRun> {
  await prepareWorld(top.world);
  if (page.frames().length === 1) {
    const found = await call(top.world, runHere, AXE_OPTIONS, REDUCE_LIMITS);
    return { violations: found.map((one) => toViolation(one, numberedHere)), frames: [top] };
  }
  const parts = new FrameParts(await sessionsOfFrames(page));
  const partials = await parts.run(top, null, []);
  const found = await call(top.world, finishHere, partials, ACROSS_FRAMES, REDUCE_LIMITS);
  const located = await locateNodes(found, (framePath, paths) => parts.find(framePath, paths));
  return { violations: found.map((one) => toViolation(one, located)), frames: parts.frames };
}

/** References don't cross frames, paths do. */
const ACROSS_FRAMES = { ...AXE_OPTIONS, ancestry: true };

const numberedHere: LocatedElement = ({ number, description }) =>
  number === undefined || !description ? undefined : { key: `0:${number}`, description };

class FrameParts {
  readonly #frames = new Map<number, FrameWorld>();
  readonly #byPath = new Map<string, FrameWorld>();
  readonly #sessions: ReadonlyMap<string, CDPSession>;
  #nextIndex = 1;

  constructor(sessions: ReadonlyMap<string, CDPSession>) {
    this.#sessions = sessions;
  }

  /** Outer frames before those inside them. */
  get frames(): FrameWorld[] {
    return [...this.#frames.values()];
  }

  /** Depth first, as `axe.finishRun` wants its parts. */
  async run(
    frame: FrameWorld,
    context: FrameContextObject | null,
    path: readonly string[],
  ): Promise<PartialResults> {
    const part = await call(frame.world, runPart, context, ACROSS_FRAMES);
    this.#frames.set(frame.index, frame);
    this.#byPath.set(path.join(), frame);
    const partials: PartialResults = [part.partial];
    for (const inner of part.frames) {
      // A frame that can't be checked counts as one without axe-core: a hole in the parts.
      const work = this.#enter(frame, inner, [...path, inner.path]).catch((): PartialResults => [null]);
      partials.push(...((await atMost(FRAME_CHECK_LIMIT_MS, work)) ?? [null]));
    }
    return partials;
  }

  async find(framePath: readonly string[], paths: readonly DocumentPath[]) {
    const frame = this.#byPath.get(framePath.join());
    if (!frame) return undefined;
    const found = await call(frame.world, findElements, paths);
    return { frameIndex: frame.index, found };
  }

  async #enter(parent: FrameWorld, inner: FrameToCheck, path: readonly string[]): Promise<PartialResults> {
    if (inner.number === null) return [null];
    const index = this.#nextIndex++;
    const frame = await openFrameWorld(parent, inner.number, index, this.#sessions);
    if (!frame) return [null];
    await prepareWorld(frame.world);
    return this.run(frame, inner.context, path);
  }
}
