import { expect, test } from 'vitest';
import { staticImageSrcSet, staticImageUrl } from './staticImageSources.ts';

test('an image and its variants lie beside each other', () => {
  expect(staticImageUrl('issue')).toBe('/dashboard-assets/issue.webp');
  expect(staticImageSrcSet('issue', 1_180)).toBe(
    '/dashboard-assets/issue-20.webp 236w, /dashboard-assets/issue-40.webp 472w, ' +
      '/dashboard-assets/issue-60.webp 708w, /dashboard-assets/issue-80.webp 944w, ' +
      '/dashboard-assets/issue.webp 1180w',
  );
});

test('a name leads to no other folder', () => {
  expect(staticImageUrl('../secret')).toBe('/dashboard-assets/..%2Fsecret.webp');
});
