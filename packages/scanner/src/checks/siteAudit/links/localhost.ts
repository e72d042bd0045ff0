import { isIPv4 } from 'node:net';
import type { SiteAuditCheck } from '../check.ts';
import type { PageReference } from '../record.ts';

/**
 * Whether an address leads each visitor to their own device: by a name that means it (RFC 6761, 6.3), a
 * loopback address, or the unspecified one, which connects to it as well.
 *
 * @param url - Absolute; the URL standard has written hosts in one form.
 */
export function leadsToOwnDevice(url: string): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  if (/(^|\.)(localhost|localhost\.localdomain|localhost6)$/.test(host)) return true;
  if (isIPv4(host)) return host.startsWith('127.') || host === '0.0.0.0';
  return /^\[(::1?|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}|::ffff:0:0)\]$/.test(host);
}

/** Whether a page refers to the visitor's own device; not so between pages of a site that is on it. */
export function isLocalhostReference({ url }: PageReference, pageUrl: string): boolean {
  return leadsToOwnDevice(url) && new URL(url).origin !== new URL(pageUrl).origin;
}

/** Whatever refers there: a script or picture that only its author has is as lost as a link. */
export const localhostCheck: SiteAuditCheck = {
  issueTypes: ['LINK_TO_LOCALHOST'],
  reads: 'RENDERED_PAGE',
  find({ references }, pageUrl) {
    const found = references.filter((reference) => isLocalhostReference(reference, pageUrl));
    return [...new Set(found.map(({ url }) => url))].map((url) => ({
      issueType: 'LINK_TO_LOCALHOST',
      issueDetails: { href: { href: url }, page_url: { href: pageUrl } },
    }));
  },
};
