import type { PlantedSiteAuditIssue } from '../plantedSiteAuditIssue.ts';

/** What the link checker should find. */
export const brokenAddresses: readonly PlantedSiteAuditIssue[] = [
  broken('BROKEN_LINK', '/journal/the-lost-boat', 404, 'Not Found', '/journal'),
  broken('BROKEN_LINK', '/live-stock', 500, 'Internal Server Error', '/shop'),
  broken('BROKEN_LINK', '/downloads/catalogue-2019.pdf', 404, 'Not Found', '/about/partners'),
  broken('BROKEN_LINK', '/downloads/prices-2020.pdf', 410, 'Gone', '/about/partners'),
  broken('BROKEN_IMAGE', '/assets/pictures/loft-2024.jpg', 404, 'Not Found', '/press/pictures'),
  broken('BROKEN_JAVASCRIPT', '/assets/falling-snow.js', 404, 'Not Found', '/events/winter-fair'),
  broken('BROKEN_CSS', '/assets/winter-fair.css', 404, 'Not Found', '/events/winter-fair'),
  broken(
    'BROKEN_BLOCKQUOTE_CITE',
    '/archive/sound-gazette-2011',
    404,
    'Not Found',
    '/journal/what-others-wrote',
  ),
  broken('BROKEN_BLOCKQUOTE_CITE', '/live-stock', 500, 'Internal Server Error', '/journal/what-others-wrote'),

  redirect('/winter', '/sale', 302, '/events'),
  redirect('/old-shop', '/shop', 301, '/shop'),
  // By way of /winter: the status is that of the first redirect.
  redirect('/spring', '/sale', 301, '/about/partners'),

  failed('/track-order', 'The address redirects in a circle.', 302, '/basket'),
  failed('/track-order', 'The address redirects in a circle.', 302, '/help'),
  failed(
    '/downloads/members.pdf',
    'The server turns away programs such as this one (999).',
    999,
    '/about/partners',
  ),
  failed(
    '/downloads/poster.pdf',
    'The server ended the connection without an answer.',
    null,
    '/about/partners',
  ),
  // It hangs, and costs two time limits: it is on an early page, so that a scan of all lasts no longer.
  failed(
    '/downloads/route-atlas.zip',
    'The server did not answer within 15 seconds.',
    null,
    '/journal/kayak-loop',
  ),

  {
    type: 'LINK_TO_LOCALHOST',
    details: { href: 'http://localhost:3000/preview', page_url: '/about/partners' },
  },
  { type: 'BLOCKED_BY_ROBOTS', details: { url: '/staff/rota' } },
  { type: 'BLOCKED_BY_ROBOTS', details: { url: '/staff/book' } },
];

type BrokenType = Extract<PlantedSiteAuditIssue, { type: `BROKEN_${string}` }>['type'];

function broken(
  type: BrokenType,
  url: string,
  status_code: number,
  error: string,
  page_url: string,
): PlantedSiteAuditIssue {
  return { type, details: { url, status_code, error, page_url } };
}

function redirect(
  link_url: string,
  request_url: string,
  status_code: number,
  page_url: string,
): PlantedSiteAuditIssue {
  return { type: 'LINK_TO_REDIRECT', details: { link_url, request_url, status_code, page_url } };
}

function failed(
  url: string,
  error_text: string,
  status_code: number | null,
  page_url: string,
): PlantedSiteAuditIssue {
  return { type: 'REQUEST_FAILED', details: { url, error_text, status_code, page_url } };
}
