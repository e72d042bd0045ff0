import type { Target } from '@sitelens/api-client/contract';
import { LEAST_TEXT_SIZE } from '../checks/mobile/text-too-small/textTooSmall.ts';
import { REDUCE_LIMITS } from './axe.ts';
import type { ElementKey } from './elementKey.ts';
import type { FrameWorld } from './frameTree.ts';
import { measureBodyWidth } from './inPage/mobile/bodyWidth.ts';
import { installHitTest } from './inPage/mobile/hitTest.ts';
import { measureMedia } from './inPage/mobile/media.ts';
import { type NodeInDocument, nameNodes } from './inPage/mobile/nameNodes.ts';
import { measureOverlays } from './inPage/mobile/overlays.ts';
import { installPositions } from './inPage/mobile/positions.ts';
import { installRunningText } from './inPage/mobile/runningText.ts';
import { installShown } from './inPage/mobile/shown.ts';
import { measureTapTargets } from './inPage/mobile/tapTargets.ts';
import { measureFormFields, measureSmallTexts } from './inPage/mobile/texts.ts';
import { installUntouchable } from './inPage/mobile/untouchable.ts';
import { measureMainHeading, measureScrollAreas, readViewport } from './inPage/mobile/viewport.ts';
import { call, runScript } from './isolatedWorld.ts';
import type { MobileArtifacts, MobileMeasurements, NamedNode } from './mobileArtifacts.ts';

/** Of one frame. Far more than pages have that anybody would mend by a list. */
const LIMITS = {
  elements: 100_000,
  targets: { targets: 5_000, rectangles: 200, href: 2_000 },
  listed: 2_000,
  sticksOut: 20,
  // Some 0.2 s of searching.
  names: { html: REDUCE_LIMITS.html, searched: 1_000_000 },
} as const;

/**
 * Measures what the mobile checks decide by, on a page that holds still and is scrolled to its top, and names
 * the elements that they tell of.
 *
 * @param frames - The page itself first; axe-core is in each.
 * @param elementsToName - Which elements the checks tell of.
 */
export async function gatherMobile(
  frames: readonly FrameWorld[],
  elementsToName: (measurements: MobileMeasurements) => ReadonlySet<ElementKey>,
): Promise<MobileArtifacts | undefined> {
  const [top, ...inner] = frames;
  if (!top) return undefined;
  await look(top);
  const page = await measurePage(top);
  const own = await measureFrame(top);
  // A frame that has gone since has nothing to tell; the page itself must answer.
  const framed = await Promise.all(
    inner.map((frame) =>
      look(frame)
        .then(() => measureFrame(frame))
        .catch(() => undefined),
    ),
  );
  const all = [own, ...framed.filter((one) => one !== undefined)];
  const measurements: MobileMeasurements = {
    ...page,
    tapTargets: all.map(({ tapTargets }) => tapTargets),
    scrollAreas: all.flatMap(({ scrollAreas }) => scrollAreas),
    smallTexts: all.flatMap(({ smallTexts }) => smallTexts),
    formFields: all.flatMap(({ formFields }) => formFields),
  };
  return { measurements, nodes: await nameAll(elementsToName(measurements), frames) };
}

const INSTALLERS = [installPositions, installShown, installHitTest, installUntouchable, installRunningText];

async function look({ world, index }: FrameWorld): Promise<void> {
  await runScript(world, INSTALLERS.map((install) => `(${install})();`).join('\n'));
  await call(
    world,
    (frame: number, most: number) => globalThis.sitelensSight.look(frame, most),
    index,
    LIMITS.elements,
  );
}

/** What concerns the page as a whole, and no frame in it. */
async function measurePage({ world }: FrameWorld) {
  const viewport = await call(world, readViewport);
  const body = await call(world, measureBodyWidth, LIMITS.sticksOut);
  const mainHeading = await call(world, measureMainHeading);
  return {
    ...viewport,
    ...(body ? { body } : {}),
    ...(mainHeading ? { mainHeading } : {}),
    overlays: await call(world, measureOverlays),
    media: await call(world, measureMedia, LIMITS.listed),
  };
}

async function measureFrame({ world }: FrameWorld) {
  return {
    tapTargets: await call(world, measureTapTargets, LIMITS.targets),
    scrollAreas: await call(world, measureScrollAreas, LIMITS.listed),
    smallTexts: await call(world, measureSmallTexts, LEAST_TEXT_SIZE, LIMITS.listed),
    formFields: await call(world, measureFormFields, LIMITS.listed),
  };
}

async function nameAll(
  keys: ReadonlySet<ElementKey>,
  frames: readonly FrameWorld[],
): Promise<Map<ElementKey, NamedNode>> {
  const named = new Map<ElementKey, NamedNode>();
  const frameTargets = new Map<number, Target>([[0, []]]);
  for (const frame of frames) {
    const around = frameTargets.get(frame.index);
    if (!around) continue;
    const own = [...keys].filter((key) => key.startsWith(`${frame.index}:`)).map(numberIn);
    const inner = frames.filter(({ parent }) => parent?.frame.index === frame.index);
    const frameElements = inner.map(({ parent }) => parent?.elementNumber ?? -1);
    const numbers = [...new Set([...own, ...frameElements])];
    if (numbers.length === 0) continue;
    const naming = call(frame.world, nameNodes, numbers, LIMITS.names);
    // As above, a frame may have gone since.
    const nodes = await (frame.parent ? naming.catch(() => []) : naming);
    const byNumber = new Map(nodes.map((node) => [node.number, node]));
    for (const number of own) {
      const node = byNumber.get(number);
      if (node) named.set(`${frame.index}:${number}`, within(around, node));
    }
    for (const { index, parent } of inner) {
      const element = byNumber.get(parent?.elementNumber ?? -1);
      if (element) frameTargets.set(index, within(around, element).target);
    }
  }
  return named;
}

function numberIn(key: ElementKey): number {
  return Number(key.slice(key.indexOf(':') + 1));
}

/** An element of a frame is told by the way there, as axe-core tells it. */
function within(around: Target, { html, selector, description }: NodeInDocument): NamedNode {
  const own = typeof selector === 'string' ? selector : [...selector];
  const surroundings = [...around.map(() => 'iframe'), ...description.surroundings];
  return { html, target: [...around, own], description: { ...description, surroundings } };
}
