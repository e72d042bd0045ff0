import { type IssueBox, issueBox, type ViewedPage } from '@sitelens/results/screenshot';

/** In page pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const PAGE = { width: 1920, height: 100_000 };
const TILE_HEIGHT = 4000;
const BOXES = 5000;

/** A page as tall as the scanner pictures them, in tiles as it cuts them. */
export const tiles = Array.from({ length: PAGE.height / TILE_HEIGHT }, (_, index) => ({
  fileName: `/tiles/${index}.jpg`,
  yOffset: index * TILE_HEIGHT,
  width: PAGE.width,
  height: TILE_HEIGHT,
}));

export const viewedPage: ViewedPage = {
  url: 'https://www.example.com/',
  screenshots: { SCREENSHOT: { desktop: tiles }, THUMBNAIL: {} },
  dimensions: { desktop: PAGE },
};

/** Spread over the page, of all sizes. */
export const places: readonly Place[] = Array.from({ length: BOXES }, (_, index) => ({
  left: (index * 379) % 1700,
  top: (index * (PAGE.height - 400)) / BOXES,
  width: 20 + ((index * 53) % 190),
  height: 12 + ((index * 31) % 90),
}));

export const boxes: readonly IssueBox[] = places.map((place, index) => {
  const desktop = {
    left: place.left / PAGE.width,
    right: (place.left + place.width) / PAGE.width,
    top: place.top / PAGE.height,
    bottom: (place.top + place.height) / PAGE.height,
  };
  const html = `<a href="/article-${index}" class="card__link">Read more</a>`;
  return issueBox({ id: `box-${index}`, html, boundingBoxes: { desktop } }, index);
});
