import { defects } from '@sitelens/test-site/defects';
import type { ChangingSite } from '../changingSite.ts';

/** What isn't scanned, so that two scans take half a minute: the shop and its help have all that is looked at. */
const LEFT_OUT = [
  '/about',
  '/account',
  '/basket',
  '/booking',
  '/careers',
  '/events',
  '/gallery',
  '/journal',
  '/legal',
  '/live-stock',
  '/lookbook',
  '/newsletter',
  '/old-shop',
  '/press',
  '/price-list',
  '/sale',
  '/search',
  '/staff',
  '/stores',
  '/team',
  '/track-order',
  '/winter',
];

/** The issues of accessibility that are planted on what is scanned. */
export const PLANTED = defects.filter(({ path }) => !LEFT_OUT.some((start) => path.startsWith(start)));

/** Has only a part of the test site scanned. */
export async function leaveOut(site: ChangingSite): Promise<void> {
  const rules = LEFT_OUT.map((path) => `Disallow: ${path}`).join('\n');
  await site.replace('/robots.txt', 'Disallow: /staff/', rules);
}

/** The part of the test site that is scanned first, with a second element that breaks a rule of the kind `element`. */
export async function prepareSite(site: ChangingSite): Promise<void> {
  await leaveOut(site);
  await site.replace(
    '/shop/packs',
    'Haven 65</h2>',
    '<a id="pack-65" href="/basket" aria-checked="false">Haven 65</a></h2>',
  );
}

/** One defect mended, one new, and a page that can't be reached. */
export async function changeSite(site: ChangingSite): Promise<void> {
  await site.replace('/shop/tents', 'id="ridgeline-photo"', 'id="ridgeline-photo" alt="A tent for two"');
  await site.replace('/shop/lanterns', ' alt="Lit storm lantern"', '');
  site.breakOff('/shop/jackets');
}

/** The rules that fail on it, most severe first; alike in that those with most issues, then by id. */
export const FAILING = {
  critical: ['aria-allowed-attr', 'image-alt', 'button-name', 'input-button-name', 'label', 'select-name'],
  serious: [
    'color-contrast',
    'link-name',
    'autocomplete-valid',
    'document-title',
    'html-has-lang',
    'role-img-alt',
    'scrollable-region-focusable',
    'svg-img-alt',
    'td-headers-attr',
    'valid-lang',
  ],
  moderate: ['html-xml-lang-mismatch', 'meta-viewport', 'scope-attr-valid'],
  minor: ['aria-allowed-role', 'empty-table-header'],
} as const;

/** All of them in the order of the table. */
export const ALL_FAILING: readonly string[] = Object.values(FAILING).flat();
