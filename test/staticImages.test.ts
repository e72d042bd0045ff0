import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { staticImageSrcSet } from '@sitelens/ui/primitives';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../apps/dashboard/public', import.meta.url));
const files = globSync('dashboard-assets/*.webp', { cwd: folder });
const whole = files.filter((file) => !/-\d+\.webp$/.test(file));

/** Width and height out of a WebP's first chunk (RFC 9649, 2.5 to 2.7): `VP8 ` or `VP8X`. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(`${folder}/${file}`);
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  expect(chunk).toBe('VP8 ');
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

it('has static images, and nothing else beside them', () => {
  expect(whole).not.toEqual([]);
  expect(files).toHaveLength(whole.length * 5);
});

it.each(whole)('%s has its variants, each as wide as a browser is told', (file) => {
  const { width, height } = sizeOf(file);
  const [, name = ''] = /([^/]+)\.webp$/.exec(file) ?? [];
  const sources = staticImageSrcSet(name, width).split(', ');
  expect(sources).toHaveLength(5);
  for (const source of sources) {
    const [url = '', widthInWords] = source.split(' ');
    const variant = sizeOf(url.slice(1));
    expect(`${variant.width}w`).toBe(widthInWords);
    expect(Math.abs(variant.height / variant.width - height / width)).toBeLessThan(0.01);
  }
});
