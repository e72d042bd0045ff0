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
  expect(pathsIn.dashboard.rule('p', 's', 'a/b')).toBe('/dashboard/projects/p/scans/s/accessibility/a%2Fb');
});

/** Specification (results), section 2. */
test.each([
  ['public', ''],
  ['dashboard', '/dashboard'],
] as const)('the addresses of %s screens are those of the route table', (mode, prefix) => {
  const { project, accessibility, rule, page } = pathsIn[mode];
  const scan = `${prefix}/projects/p/scans/s`;
  expect([project('p'), accessibility('p', 's'), rule('p', 's', 'r'), page('p', 's', 'g', 'r')]).toEqual([
    `${prefix}/projects/p`,
    `${scan}/accessibility`,
    `${scan}/accessibility/r`,
    `${scan}/accessibility/pages/g/r`,
  ]);
});
