import { createMemory } from '@sitelens/ui/storage';
import { isOwnPath } from './isOwnPath.ts';
import { modeOf } from './mode.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const MAXIMUM_REMEMBERED = 50;

/** From which address a screen was come to, and when. */
export interface BackLink {
  readonly to: string;
  readonly from: string;
  readonly at: number;
}

const memory = createMemory<readonly BackLink[]>({
  key: 'sitelens.backLinks',
  lastsMs: DAY_MS,
  parse: (value) => (Array.isArray(value) ? value.filter(isBackLink) : undefined),
});

const listeners = new Set<() => void>();
/** Of this page, where it can't be kept. */
let unkept: readonly BackLink[] = [];

/** Storage is open to every script of the origin: a way back must not lead out of the app. */
function isBackLink(value: unknown): value is BackLink {
  return (
    typeof value === 'object' &&
    value !== null &&
    'to' in value &&
    'from' in value &&
    'at' in value &&
    typeof value.to === 'string' &&
    typeof value.from === 'string' &&
    typeof value.at === 'number' &&
    isOwnPath(value.from)
  );
}

function segments(pathname: string): number {
  return pathname.split('/').filter((segment) => segment !== '').length;
}

/**
 * Whether somebody has come down: from a list to what is in it. Only that is a way to go back, so that "Back" leads
 * upwards at each press and never in circles.
 */
export function isWayDown(fromPathname: string, toPathname: string): boolean {
  return modeOf(fromPathname) === modeOf(toPathname) && segments(fromPathname) < segments(toPathname);
}

/** The links with a new one, without those that are older than a day or of a clock that was wrong. */
export function withLink(links: readonly BackLink[], link: BackLink): readonly BackLink[] {
  const others = links.filter(({ to, at }) => to !== link.to && at <= link.at && link.at - at < DAY_MS);
  return [...others, link].slice(-MAXIMUM_REMEMBERED);
}

/** The address that a screen was come to from, within the last day. */
export function linkTo(links: readonly BackLink[], pathname: string, now: number): string | undefined {
  return links.find(({ to, at }) => to === pathname && at <= now && now - at < DAY_MS)?.from;
}

/** Remembers a step from one screen to another, if it is one to go back. */
export function rememberStep(from: { pathname: string; search: string }, toPathname: string): void {
  if (!isWayDown(from.pathname, toPathname)) return;
  const now = Date.now();
  const link = { to: toPathname, from: `${from.pathname}${from.search}`, at: now };
  const links = withLink(memory.read(now) ?? unkept, link);
  unkept = memory.write(links, now) ? [] : links;
  for (const listener of listeners) listener();
}

export function rememberedBack(pathname: string): string | undefined {
  const now = Date.now();
  return linkTo(memory.read(now) ?? unkept, pathname, now);
}

export function subscribeToBackLinks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
