import type { PageDimensions } from '@sitelens/api-client/contract';
import type { CDPSession } from 'playwright-core';
import { CAPTURE_LIMIT_MS, CHECK_LIMIT_MS, MEASURE_LIMIT_MS } from '../browser/limits.ts';
import { withLimit } from '../browser/steps.ts';
import { runsAt } from '../checks/evaluators.ts';
import { elementsToName } from '../checks/mobile/mobile.ts';
import type { SaveTile } from '../pageResult.ts';
import type { PageBox, SizeArtifacts } from './artifacts.ts';
import { type FramePlacement, measureBoxes } from './boxes.ts';
import { type Capture, capture } from './capture.ts';
import type { ElementKey } from './elementKey.ts';
import type { FrameWorld } from './frameTree.ts';
import { freeze } from './freeze.ts';
import { gatherMobile } from './gatherMobile.ts';
import { scrollToTop } from './inPage/settleLayout.ts';
import { call } from './isolatedWorld.ts';
import type { MobileArtifacts } from './mobileArtifacts.ts';
import { type AxeRun, runAxe } from './runAxe.ts';
import type { Visit } from './visit.ts';

export interface GatheredSize {
  readonly artifacts: SizeArtifacts;
  readonly capture: Capture;
}

/** Checks, measures and captures a page that has come to rest at its size. */
export async function gatherSize(
  visit: Visit,
  top: FrameWorld,
  { screenSize, load }: Pick<SizeArtifacts, 'screenSize' | 'load'>,
  saveTile: SaveTile,
): Promise<GatheredSize> {
  const { page } = visit;
  const run = await withLimit('Checking accessibility', CHECK_LIMIT_MS, runAxe(page, top));
  const work = captureFrozen(visit, run, screenSize, saveTile);
  const moment = await withLimit('Capturing the page', CAPTURE_LIMIT_MS, work);
  const { dimensions, boxes, mobile } = moment;
  const artifacts = { screenSize, load, dimensions, violations: run.violations, boxes };
  return {
    artifacts: mobile ? { ...artifacts, mobile } : artifacts,
    capture: moment.capture,
  };
}

interface Moment {
  readonly dimensions: PageDimensions;
  readonly boxes: ReadonlyMap<ElementKey, PageBox>;
  readonly capture: Capture;
  readonly mobile?: MobileArtifacts | undefined;
}

/** One moment of a page that holds still; taken twice when it did not. */
async function captureFrozen(
  { session }: Visit,
  run: AxeRun,
  screenSize: SizeArtifacts['screenSize'],
  saveTile: SaveTile,
): Promise<Moment> {
  const [top] = run.frames;
  if (top) await call(top.world, scrollToTop);
  const unfreeze = await freeze(new Set(run.frames.map(({ world }) => world.session)));
  const look = async () => {
    const { dimensions, placement } = await layoutOf(session);
    return { dimensions, boxes: await measureBoxes(keys, run.frames, placement) };
  };
  const keys = elementKeys(run);
  try {
    const mobile = runsAt('MOBILE_FRIENDLY', screenSize)
      ? await withLimit('Measuring for phones', MEASURE_LIMIT_MS, gatherMobile(run.frames, elementsToName))
      : undefined;
    for (const key of mobile?.nodes.keys() ?? []) keys.add(key);
    let before = await look();
    for (let isRepeated = false; ; isRepeated = true) {
      const captured = await capture(session, screenSize, before.dimensions, saveTile);
      const after = await look();
      if (isRepeated || isSameLayout(before, after)) return { ...after, capture: captured, mobile };
      before = after;
    }
  } finally {
    await unfreeze();
  }
}

async function layoutOf(
  session: CDPSession,
): Promise<{ dimensions: PageDimensions; placement: FramePlacement }> {
  const { cssContentSize, cssLayoutViewport } = await session.send('Page.getLayoutMetrics');
  const dimensions = {
    width: Math.max(1, Math.ceil(cssContentSize.width)),
    height: Math.max(1, Math.ceil(cssContentSize.height)),
  };
  const visible = { left: 0, top: 0, right: dimensions.width, bottom: dimensions.height };
  // Not 0 even at the top of a right-to-left page that is wider than its view.
  const { pageX, pageY } = cssLayoutViewport;
  return { dimensions, placement: { x: pageX, y: pageY, scaleX: 1, scaleY: 1, visible } };
}

function elementKeys({ violations }: AxeRun): Set<ElementKey> {
  const all = violations.flatMap(({ element, relatedNodes }) => [
    element,
    ...relatedNodes.map((related) => related.element),
  ]);
  return new Set(all.filter((key) => key !== undefined));
}

/** Within half a CSS pixel. */
function isSameLayout(a: Pick<Moment, 'dimensions' | 'boxes'>, b: typeof a): boolean {
  if (a.dimensions.width !== b.dimensions.width || a.dimensions.height !== b.dimensions.height) return false;
  if (a.boxes.size !== b.boxes.size) return false;
  return [...a.boxes].every(([key, box]) => {
    const other = b.boxes.get(key);
    return (
      other !== undefined &&
      (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(box[side] - other[side]) < 0.5)
    );
  });
}
