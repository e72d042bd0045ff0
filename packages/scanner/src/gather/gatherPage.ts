import { setTimeout as sleep } from 'node:timers/promises';
import type { PageDimensions, ScreenSize } from '@sitelens/api-client/contract';
import {
  AUDIT_LIMIT_MS,
  LAYOUT_PAUSE_MS,
  MAX_DOCUMENTS,
  MAX_LINKS,
  NAVIGATION_LIMIT_MS,
  QUESTION_LIMIT_MS,
} from '../browser/limits.ts';
import { withLimit } from '../browser/steps.ts';
import { runsAt } from '../checks/evaluators.ts';
import type { SavedTile, SaveTile } from '../pageResult.ts';
import type { SizeArtifacts } from './artifacts.ts';
import type { FrameWorld } from './frameTree.ts';
import { gatherObstacles } from './gatherObstacles.ts';
import { gatherSiteAudit } from './gatherSiteAudit.ts';
import { type GatheredSize, gatherSize } from './gatherSize.ts';
import { type PageFacts, readPageFacts } from './inPage/pageFacts.ts';
import { call, openWorld } from './isolatedWorld.ts';
import type { SeenDocument } from './obstacleArtifacts.ts';
import { failed, PageEndedError } from './pageEnded.ts';
import { settle, settleResized, waitForLoad } from './settle.ts';
import type { SiteAuditArtifacts } from './siteAuditArtifacts.ts';
import { sizeView } from './sizeView.ts';
import { openVisit, type Visit, type VisitSurroundings } from './visit.ts';

export interface GatherRequest {
  readonly url: string;
  /** Largest first; at least one. */
  readonly screenSizes: readonly [ScreenSize, ...ScreenSize[]];
  readonly saveTile: SaveTile;
}

/** Everything that was gathered from a page at all its sizes. */
export interface PageArtifacts {
  readonly httpStatus: number;
  readonly facts: Omit<PageFacts, 'canonical' | 'hasBody'>;
  readonly sizes: readonly SizeArtifacts[];
  readonly dimensions: Partial<Record<ScreenSize, PageDimensions>>;
  readonly tiles: readonly SavedTile[];
  readonly cutShort: readonly ScreenSize[];
  /** Absent when no size has the evaluator. */
  readonly siteAudit?: SiteAuditArtifacts;
  /** At the largest size; absent where it could not be read. */
  readonly seen?: SeenDocument;
}

/** What was read of the document, before its first size. */
export interface ReadArtifacts {
  readonly links: readonly string[];
  readonly siteAudit?: SiteAuditArtifacts;
  readonly seen?: SeenDocument;
}

export interface GatherWatch {
  onVisit(visit: Visit): void;
  onRead(read: ReadArtifacts): void;
}

/** Runs work that ends early when the page does. */
type WhileOpen = <T>(visit: Visit, work: Promise<T>) => Promise<T>;

const whileOpen: WhileOpen = (visit, work) => Promise.race([work, visit.interrupted]);

/**
 * Loads a page once, at its largest size, and resizes it for the others. Only a page that has looked at its
 * view while loading is loaded anew for each size, as a visitor of that size would get it.
 *
 * @param watch - Told of each visit, so that who waits can close it at any moment, and of what was read.
 * @throws PageEndedError, RendererCrashedError, StepTimedOutError, and what a script of ours throws inside the page
 */
export async function gatherPage(
  { url, screenSizes, saveTile }: GatherRequest,
  surroundings: VisitSurroundings,
  watch: GatherWatch,
): Promise<PageArtifacts> {
  const [largest, ...others] = screenSizes;
  const open = async (screenSize: ScreenSize) => {
    const visit = await openVisit(url, screenSize, surroundings);
    watch.onVisit(visit);
    return { visit, top: await whileOpen(visit, load(visit)) };
  };
  const { visit, top } = await open(largest);
  const facts = await whileOpen(visit, ask(call(top.world, readPageFacts, MAX_LINKS)));
  endAsVariant(visit, facts.canonical, surroundings);
  endAsDownload(visit, facts);
  const questions = [ask(visit.viewportReads.happened(top.world)), gatherObstacles(top.world)] as const;
  const [readsItsView, seen] = await whileOpen(visit, Promise.all(questions));
  const siteAudit = runsAt('SITE_AUDIT', largest)
    ? await whileOpen(visit, withLimit('Auditing the page', AUDIT_LIMIT_MS, gatherSiteAudit(visit, top)))
    : undefined;
  const optional = { ...(siteAudit && { siteAudit }), ...(seen && { seen }) };
  watch.onRead({ links: facts.links, ...optional });
  const first = { screenSize: largest, load: 0 };
  const gathered = [await whileOpen(visit, gatherSize(visit, top, first, saveTile))];
  for (const [at, screenSize] of others.entries()) {
    if (readsItsView) {
      await visit.close();
      const anew = await open(screenSize);
      const work = gatherSize(anew.visit, anew.top, { screenSize, load: at + 1 }, saveTile);
      gathered.push(await whileOpen(anew.visit, work));
      await anew.visit.close();
    } else {
      const work = resize(visit, top, screenSize).then(() =>
        gatherSize(visit, top, { screenSize, load: 0 }, saveTile),
      );
      gathered.push(await whileOpen(visit, work));
    }
  }
  await visit.close();
  return { ...combine(visit, facts, gathered), ...optional };
}

async function load(visit: Visit): Promise<FrameWorld> {
  const { page, url, loadEvents } = visit;
  const navigation = page.goto(url, { waitUntil: 'commit', timeout: 0 }).then(() => loadEvents.parsed());
  await withLimit('Loading the page', NAVIGATION_LIMIT_MS, navigation);
  for (let tries = 1; ; tries += 1) {
    await waitForLoad(visit);
    const top = await openTop(visit);
    const isThere = await settle(visit, top.world);
    if (isThere || tries >= MAX_DOCUMENTS) {
      if (loadEvents.mainFrame().loaderId === top.loaderId) return top;
    }
    // Another document takes its place, and must come to rest too; watchDocuments ends what goes on so.
    if (!isThere) await sleep(LAYOUT_PAUSE_MS);
  }
}

async function openTop({ session, loadEvents }: Visit): Promise<FrameWorld & { loaderId: string }> {
  const { id, loaderId } = loadEvents.mainFrame();
  return { world: await ask(openWorld(session, id)), index: 0, loaderId };
}

async function resize(visit: Visit, top: FrameWorld, screenSize: ScreenSize): Promise<void> {
  await ask(sizeView(visit, top.world, screenSize));
  await settleResized(visit, top.world);
}

/** A variant by query string of the page that it names as canonical is not looked at twice. */
function endAsVariant(
  visit: Visit,
  canonical: string | undefined,
  { isSamePage }: Pick<VisitSurroundings, 'isSamePage'>,
): void {
  if (canonical === undefined || isSamePage(canonical, visit.url)) return;
  const [own, other] = [new URL(visit.url), new URL(canonical)];
  if (own.search === '' || own.origin !== other.origin || own.pathname !== other.pathname) return;
  const httpStatus = visit.httpStatus() ?? 200;
  throw new PageEndedError({ outcome: 'CANONICALISED', httpStatus, leadsTo: canonical });
}

/** A download that begins in the head ends the reading of the document: there is no page to look at, only a file. */
function endAsDownload({ loadEvents, httpStatus }: Visit, { hasBody }: PageFacts): void {
  if (hasBody || !loadEvents.hasOfferedFile()) return;
  const detail = 'The page offers a file in the place of showing anything.';
  throw new PageEndedError(failed('DOWNLOAD', detail, httpStatus()));
}

function ask<T>(question: Promise<T>): Promise<T> {
  return withLimit('The page', QUESTION_LIMIT_MS, question);
}

function combine(
  visit: Visit,
  { title, links }: PageFacts,
  gathered: readonly GatheredSize[],
): Omit<PageArtifacts, 'siteAudit' | 'seen'> {
  const sizes = gathered.map(({ artifacts }) => artifacts);
  return {
    httpStatus: visit.httpStatus() ?? 200,
    facts: { title, links },
    sizes,
    dimensions: Object.fromEntries(sizes.map(({ screenSize, dimensions }) => [screenSize, dimensions])),
    tiles: gathered.flatMap(({ capture }) => capture.tiles),
    cutShort: gathered
      .filter(({ capture }) => capture.isCutShort)
      .map(({ artifacts }) => artifacts.screenSize),
  };
}
