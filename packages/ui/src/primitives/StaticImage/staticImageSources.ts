/** In percent of the width; a browser takes the smallest that is large enough. */
const SCALES = [20, 40, 60, 80] as const;

const FOLDER = '/dashboard-assets';

/** Where a static image is, whole or scaled to so many percent. */
export function staticImageUrl(name: string, percent?: (typeof SCALES)[number]): string {
  const scaled = percent === undefined ? name : `${name}-${percent}`;
  return `${FOLDER}/${encodeURIComponent(scaled)}.webp`;
}

/** How wide a variant is, in pixels of the picture. */
function scaledWidth(width: number, percent: number): number {
  return Math.round((width * percent) / 100);
}

/**
 * A static image and its variants as `srcset`, for `img` and for `source` inside of `picture`.
 *
 * @param width of the whole image, in pixels
 */
export function staticImageSrcSet(name: string, width: number): string {
  const variants = SCALES.map(
    (percent) => `${staticImageUrl(name, percent)} ${scaledWidth(width, percent)}w`,
  );
  return [...variants, `${staticImageUrl(name)} ${width}w`].join(', ');
}
