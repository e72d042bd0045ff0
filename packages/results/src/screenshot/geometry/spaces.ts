import type { BoundingBox, PageDimensions } from '@sitelens/api-client/contract';

/**
 * The spaces that a place on a screenshot can be in. A box says which one it is in, so that the
 * compiler refuses to mix them up:
 * - *fraction*: 0 to 1 of the whole page, as on the wire (`BoundingBox`);
 * - *page*: CSS pixels of the scanned page, from its top left corner;
 * - *tile*: CSS pixels of the scanned page, from the tile's top left corner;
 * - *view*: CSS pixels on the reader's screen, from where the page's top left corner is drawn.
 */
export type Space = 'page' | 'tile' | 'view';

/** A rectangle in one space, in that space's pixels. */
export interface Box<In extends Space> {
  readonly space: In;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels of the scanned page, from its top left corner. */
export type PageBox = Box<'page'>;
/** In CSS pixels of the scanned page, from the tile's top left corner. */
export type TileBox = Box<'tile'>;
/** In CSS pixels on the reader's screen, from where the page's top left corner is drawn. */
export type ViewBox = Box<'view'>;

/** View pixels to a page pixel: 0.5 draws the page at half its size. */
export type Scale = number;

/** fraction → page. */
export function toPageBox(fraction: BoundingBox, page: PageDimensions): PageBox {
  return {
    space: 'page',
    left: fraction.left * page.width,
    top: fraction.top * page.height,
    width: (fraction.right - fraction.left) * page.width,
    height: (fraction.bottom - fraction.top) * page.height,
  };
}

/** page → tile. The result may lie partly or wholly outside of the tile. */
export function toTileBox(pageBox: PageBox, tile: { readonly yOffset: number }): TileBox {
  return { ...pageBox, space: 'tile', top: pageBox.top - tile.yOffset };
}

/** page → view. */
export function toViewBox(pageBox: PageBox, scale: Scale): ViewBox {
  return {
    space: 'view',
    left: pageBox.left * scale,
    top: pageBox.top * scale,
    width: pageBox.width * scale,
    height: pageBox.height * scale,
  };
}

/** view → page. */
export function fromViewBox(viewBox: ViewBox, scale: Scale): PageBox {
  return {
    space: 'page',
    left: viewBox.left / scale,
    top: viewBox.top / scale,
    width: viewBox.width / scale,
    height: viewBox.height / scale,
  };
}

/** The part of `box` inside of `bounds`, or nothing where they share no area. */
export function clip<In extends Space>(box: Box<In>, bounds: Box<In>): Box<In> | undefined {
  const left = Math.max(box.left, bounds.left);
  const top = Math.max(box.top, bounds.top);
  const width = Math.min(box.left + box.width, bounds.left + bounds.width) - left;
  const height = Math.min(box.top + box.height, bounds.top + bounds.height) - top;
  return width > 0 && height > 0 ? { space: box.space, left, top, width, height } : undefined;
}

/** The whole page as a box. */
export function pageBounds(page: PageDimensions): PageBox {
  return { space: 'page', left: 0, top: 0, width: page.width, height: page.height };
}
