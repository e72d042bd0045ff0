import { expect, test } from 'vitest';
import { modeOf } from './mode.ts';
import { pathsIn } from './paths.ts';

test.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/projects/1', 'dashboard'],
  // The router finds the same screen there.
  ['/Dashboard/projects/1', 'dashboard'],
  ['/', 'public'],
  ['/projects/dashboard', 'public'],
  ['/dashboards', 'public'],
] as const)('%s is of the mode %s', (pathname, mode) => {
  expect(modeOf(pathname)).toBe(mode);
});

test('the paths of a mode are of that mode, and of the specification', () => {
  for (const mode of ['dashboard', 'public'] as const) {
    const { home, project, latestAccessibility, accessibility, rule, page } = pathsIn[mode];
    const all = [
      home,
      project('p'),
      latestAccessibility('p'),
      accessibility('p', 's'),
      rule('p', 's', 'r'),
      page('p', 's', 'g', 'r'),
    ];
    expect(all.map(modeOf)).toEqual(all.map(() => mode));
  }
  expect(pathsIn.public.page('p', 's', 'g', 'r')).toBe('/projects/p/scans/s/accessibility/pages/g/r');
  expect(pathsIn.dashboard.rule('p', 's', 'a/b')).toBe('/dashboard/projects/p/scans/s/accessibility/a%2Fb');
});
