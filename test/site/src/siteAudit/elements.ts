import type { PlantedSiteAuditIssue } from '../plantedSiteAuditIssue.ts';

/** Icons, images and links that lack something. */
export const elements: readonly PlantedSiteAuditIssue[] = [
  { type: 'MISSING_LINK_ICON', details: { page_url: '/journal/archive-2019' } },
  withoutText('/assets/pictures/coast.jpg', '/booking/calendar'),
  withoutText('/assets/pictures/mark.svg', '/gallery'),
  withoutText('/assets/pictures/harbour.jpg', '/journal/ferry-islands'),
  withoutText('/assets/pictures/winter.jpg', '/journal/night-on-the-ridge'),
  withoutText('/assets/pictures/tent-ridgeline.svg', '/shop/tents'),
  withoutText('/assets/pictures/tent-cove.svg', '/shop/tents'),
  {
    type: 'EMPTY_ALT_ATTRIBUTE',
    details: { image_url: '/assets/pictures/mark.svg', page_url: '/lookbook' },
  },
  { type: 'EMPTY_IMG_SRC_ATTRIBUTE', details: { page_url: '/press/pictures' } },
  { type: 'MISSING_IMG_SRC_ATTRIBUTE', details: { page_url: '/press/pictures' } },
  {
    type: 'EMPTY_HREF_ATTRIBUTE',
    details: { anchor_text: 'before the summer', page_url: '/about/partners' },
  },
  {
    type: 'MISSING_HREF_ATTRIBUTE',
    details: { anchor_text: 'when they are ready', page_url: '/about/partners' },
  },
];

function withoutText(image_url: string, page_url: string): PlantedSiteAuditIssue {
  return { type: 'MISSING_ALT_ATTRIBUTE', details: { image_url, page_url } };
}
