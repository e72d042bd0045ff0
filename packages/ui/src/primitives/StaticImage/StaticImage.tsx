import type { ImgHTMLAttributes } from 'react';
import { staticImageSrcSet, staticImageUrl } from './staticImageSources.ts';

export interface StaticImageProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style' | 'loading' | 'fetchPriority'> {
  /** Of the file `/dashboard-assets/{name}.webp`, beside which its variants lie. */
  name: string;
  /** What it shows; empty where the words beside it say the same. */
  alt: string;
  /** Of the whole image, in pixels: they keep its place until it is there. */
  width: number;
  height: number;
  /** How wide it is shown, as of `img`. Default: as wide as the window, at most its own width. */
  sizes?: string;
}

/** A picture of the product's own, in the size that the screen needs: 20, 40, 60, 80 or 100 % of it. */
export function StaticImage({ name, alt, width, height, sizes, ...rest }: StaticImageProps) {
  return (
    <img
      {...rest}
      // Before `src`: the browser would else begin with the whole one.
      sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
      srcSet={staticImageSrcSet(name, width)}
      src={staticImageUrl(name)}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
