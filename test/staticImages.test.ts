import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  STATIC_IMAGE_SCALES,
  scaledWidth,
} from '../packages/ui/src/primitives/StaticImage/staticImageSources.ts';

const folder = fileURLToPath(new URL('../apps/dashboard/public/dashboard-assets', import.meta.url));
const files = globSync('*.webp', { cwd: folder });
const whole = files.filter((name) => !/-\d+\.webp$/.test(name));

/** Width and height out of a WebP's first chunk (RFC 9649, 2.5 to 2.7): `VP8 ` or `VP8X`. */
function sizeOf(name: string): { width: number; height: number } {
  const bytes = readFileSync(`${folder}/${name}`);
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  expect(chunk).toBe('VP8 ');
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

it('has static images', () => {
  expect(whole).not.toEqual([]);
  expect(files).toHaveLength(whole.length * (1 + STATIC_IMAGE_SCALES.length));
});

it.each(whole)('%s has its variants, each as wide as it says', (name) => {
  const { width, height } = sizeOf(name);
  for (const percent of STATIC_IMAGE_SCALES) {
    const variant = sizeOf(name.replace('.webp', `-${percent}.webp`));
    expect(variant.width).toBe(scaledWidth(width, percent));
    expect(Math.abs(variant.height / variant.width - height / width)).toBeLessThan(0.01);
  }
});
