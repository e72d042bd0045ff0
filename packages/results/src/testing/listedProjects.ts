import type { ListedProject, ListedScan } from '../projects/ListedProject.ts';

/** For stories and tests: websites in every state that the list knows. */

const DAY = 86_400_000;
const NOW = new Date(2026, 10, 21, 9, 0).getTime();

const ended = (accessibilityIssues: number, daysAgo: number): ListedScan => ({
  status: 'COMPLETED',
  accessibilityIssues,
  startedAt: new Date(NOW - daysAgo * DAY),
  endedAt: new Date(NOW - daysAgo * DAY + 240_000),
});

const running: ListedScan = { status: 'RUNNING', accessibilityIssues: 4, startedAt: new Date(NOW) };
const failed: ListedScan = { ...ended(0, 1), status: 'FAILED' };

function website(name: string, daysAgo: number, scans: readonly ListedScan[]): ListedProject {
  const host = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    id: host,
    name,
    startUrl: `https://www.${host}.example/`,
    thumbnails: {},
    createdAtDate: new Date(NOW - daysAgo * DAY),
    scans,
  };
}

export const listedProjects: readonly ListedProject[] = [
  website('Harbour & Pine', 40, [ended(69, 1), ended(81, 8)]),
  website('Town library', 30, [running, ended(12, 7)]),
  website('Ferry timetable', 20, [failed]),
  website('Just added', 0, []),
  website('A name that is much too long to be shown whole in a list of websites, and goes on', 10, [
    ended(1_204, 2),
    ended(1_100, 9),
  ]),
];
