import type { PageObstacle } from '@sitelens/api-client/contract';
import type { ReportedPage } from './scanReport.ts';

const OBSTACLES: Record<PageObstacle['kind'], string> = {
  LOGIN_WALL: 'asked to log in',
  BOT_CHALLENGE: 'were a test for robots, or refused them',
  COOKIE_OVERLAY: 'had a consent banner over their content',
};

/** How far the result can be trusted: what stood in the way of pages, and whose screenshots end before they do. */
export function trustLines(pages: readonly ReportedPage[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, name } of pages.flatMap(({ obstacles = [] }) => obstacles)) {
    const what = `pages ${OBSTACLES[kind]}${name === undefined ? '' : ` (${name})`}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  const obstacles = [...counts].sort(([, a], [, b]) => b - a);
  const cut = pages.filter(({ screenshotsCutShort = [] }) => screenshotsCutShort.length > 0).length;
  const all =
    cut > 0 ? [...obstacles, ['pages have screenshots that end before they do', cut] as const] : obstacles;
  if (all.length === 0) return [];
  return ['how far to trust this:', ...all.map(([what, count]) => `  ${String(count).padStart(6)}  ${what}`)];
}
