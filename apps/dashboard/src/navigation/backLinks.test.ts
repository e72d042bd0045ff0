import { expect, test } from 'vitest';
import { type BackLink, isWayDown, linkTo, withLink } from './backLinks.ts';

const DAY_MS = 86_400_000;
const link = (to: string, at: number, from = '/dashboard?search=x'): BackLink => ({ to, from, at });

test.each([
  ['/dashboard', '/dashboard/projects/p', true],
  ['/dashboard/projects/p', '/dashboard/projects/p/scans/s/accessibility/pages/g/r', true],
  [
    '/dashboard/projects/p/scans/s/accessibility/r',
    '/dashboard/projects/p/scans/s/accessibility/pages/g/r',
    true,
  ],
  ['/dashboard/projects/p/scans/s/accessibility', '/dashboard/projects/p', false],
  // Sideways, as by the drawer.
  ['/dashboard/projects/p/scans/s/accessibility', '/dashboard/projects/p/scans/s/site-audit', false],
  // Between the public site and the dashboard.
  ['/', '/dashboard/projects/p', false],
  ['/dashboard', '/projects/p', false],
])('from %s to %s: a way down is %s', (from, to, expected) => {
  expect(isWayDown(from, to)).toBe(expected);
});

test('a link holds for a day, and not in the future', () => {
  const links = [link('/a', 1_000)];
  expect(linkTo(links, '/a', 1_000 + DAY_MS - 1)).toBe('/dashboard?search=x');
  expect(linkTo(links, '/a', 1_000 + DAY_MS)).toBeUndefined();
  expect(linkTo(links, '/a', 999)).toBeUndefined();
  expect(linkTo(links, '/b', 1_000)).toBeUndefined();
});

test('the last way to a screen counts, and only the latest are kept', () => {
  expect(withLink([link('/a', 1)], link('/a', 2, '/dashboard'))).toEqual([link('/a', 2, '/dashboard')]);
  const many = Array.from({ length: 60 }, (_, index) => link(`/${index}`, index));
  const kept = withLink(many, link('/new', 100));
  expect(kept).toHaveLength(50);
  expect(kept.at(-1)?.to).toBe('/new');
});

test('what is of yesterday, or of tomorrow, goes', () => {
  const links = [link('/old', 0), link('/future', 3 * DAY_MS)];
  expect(withLink(links, link('/a', 2 * DAY_MS))).toEqual([link('/a', 2 * DAY_MS)]);
});
