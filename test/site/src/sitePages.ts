/** What a visitor, or a scanner, gets at a path. */
export type SitePageOutcome =
  | { readonly kind: 'page'; readonly status: 200 }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'redirect-loop' }
  | { readonly kind: 'not-found'; readonly status: 404 }
  | { readonly kind: 'server-error'; readonly status: 500 }
  | { readonly kind: 'not-html'; readonly contentType: string }
  | { readonly kind: 'disallowed-by-robots' };

export interface SitePage {
  readonly path: string;
  /** `link`: some page links to it; `sitemap`: only the sitemap names it; `frame`: only shown within a page. */
  readonly foundBy: 'link' | 'sitemap' | 'frame';
  readonly outcome: SitePageOutcome;
}

const linkedPages = [
  '/',
  '/about',
  '/about/materials',
  '/about/partners',
  '/about/sustainability',
  '/account/sign-in',
  '/basket',
  '/booking',
  '/booking/calendar',
  '/booking/confirm',
  '/booking/guides',
  '/booking/times',
  '/careers',
  '/events',
  '/events/winter-fair',
  '/gallery',
  '/help',
  '/help/contact',
  '/help/glossary',
  '/help/repairs',
  '/help/returns',
  '/help/shipping',
  '/help/size-guide',
  '/help/warranty',
  '/journal',
  '/journal/coffee-outdoors',
  '/journal/ferry-islands',
  '/journal/kayak-loop',
  '/journal/knots',
  '/journal/knots-continued',
  '/journal/night-on-the-ridge',
  '/journal/packing-list',
  '/journal/quay-notes',
  '/journal/what-others-wrote',
  '/journal/winter-hut',
  '/legal/privacy',
  '/legal/terms',
  '/newsletter',
  '/press/films',
  '/press/pictures',
  '/sale',
  '/search',
  '/shop',
  '/shop/boots',
  '/shop/gift-card',
  '/shop/jackets',
  '/shop/lanterns',
  '/shop/packs',
  '/shop/stoves',
  '/shop/tents',
  '/stores',
  '/stores/map',
  '/stores/tides',
  '/team',
  '/team/bo-lindqvist',
  '/team/ines-okafor',
  '/team/mara-teller',
];

/**
 * Every path of the test site, by path without its query string (only `/shop` makes use of one: its links to
 * other orders and further pages never end, and its canonical link says that all of them are `/shop`). What is
 * under `/assets/` and `/downloads/` is no page.
 */
export const sitePages: readonly SitePage[] = [
  ...linkedPages.map((path) => page(path, 'link')),
  page('/journal/archive-2019', 'sitemap'),
  page('/lookbook', 'sitemap'),
  page('/press', 'sitemap'),
  page('/embeds/brew-guide', 'frame'),
  page('/embeds/timer', 'frame'),
  { path: '/winter', foundBy: 'link', outcome: { kind: 'redirect', to: '/sale' } },
  { path: '/spring', foundBy: 'link', outcome: { kind: 'redirect', to: '/winter' } },
  { path: '/old-shop', foundBy: 'link', outcome: { kind: 'redirect', to: '/shop' } },
  { path: '/track-order', foundBy: 'link', outcome: { kind: 'redirect-loop' } },
  { path: '/journal/the-lost-boat', foundBy: 'link', outcome: { kind: 'not-found', status: 404 } },
  { path: '/live-stock', foundBy: 'link', outcome: { kind: 'server-error', status: 500 } },
  { path: '/price-list', foundBy: 'link', outcome: { kind: 'not-html', contentType: 'text/csv' } },
  { path: '/staff/rota', foundBy: 'link', outcome: { kind: 'disallowed-by-robots' } },
];

function page(path: string, foundBy: SitePage['foundBy']): SitePage {
  return { path, foundBy, outcome: { kind: 'page', status: 200 } };
}
