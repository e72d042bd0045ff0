import type { SiteAuditFacts } from './siteAuditFacts.ts';

/** The types that concern links and of the files that pages refer to. */
export const linkTypes = {
  BROKEN_LINK: {
    severity: 'ISSUE',
    title: 'Broken links',
    description: 'The page that is linked to does not exist, or its server answers with an error.',
    article: 'broken-links',
  },
  BROKEN_IMAGE: {
    severity: 'ISSUE',
    title: 'Broken images',
    description:
      'The file of an image does not exist, or its server answers with an error, so that visitors see a gap.',
    article: 'broken-files',
  },
  BROKEN_JAVASCRIPT: {
    severity: 'ISSUE',
    title: 'Broken scripts',
    description:
      'The file of a script does not exist, or its server answers with an error, so that what it does is missing.',
    article: 'broken-files',
  },
  BROKEN_CSS: {
    severity: 'ISSUE',
    title: 'Broken style sheets',
    description:
      'The file of a style sheet does not exist, or its server answers with an error, so that the page loses its look.',
    article: 'broken-files',
  },
  BROKEN_BLOCKQUOTE_CITE: {
    severity: 'ISSUE',
    title: 'Broken sources of quotations',
    description: 'The source that a quotation names does not exist, or its server answers with an error.',
    article: 'broken-links',
  },
  LINK_TO_REDIRECT: {
    severity: 'WARNING',
    title: 'Links to redirects',
    description: 'The link leads to an address that sends its visitors on to another one.',
    article: 'links-to-redirects',
  },
  LINK_TO_LOCALHOST: {
    severity: 'WARNING',
    title: 'Links to the visitor’s own device',
    description: 'The page leads to localhost, which on a visitor’s device is that device itself.',
    article: 'links-to-localhost',
  },
  REQUEST_FAILED: {
    severity: 'WARNING',
    title: 'Links and files that could not be checked',
    description: 'There was no answer, or one that does not say whether the address works.',
    article: 'failed-requests',
  },
  EMPTY_HREF_ATTRIBUTE: {
    severity: 'WARNING',
    title: 'Links with an empty address',
    description: 'The address of the link is empty, so that it leads to the page that it stands on.',
    article: 'links-without-address',
  },
  MISSING_HREF_ATTRIBUTE: {
    severity: 'WARNING',
    title: 'Links without an address',
    description: 'The link has no address, so that it leads nowhere and the keyboard cannot reach it.',
    article: 'links-without-address',
  },
  MULTIPLE_BASE_TAGS_ON_PAGE: {
    severity: 'WARNING',
    title: 'Several base addresses on a page',
    description: 'Browsers follow the first base address of a page and pass over the others.',
    article: 'multiple-base-elements',
  },
  BLOCKED_BY_ROBOTS: {
    severity: 'INFO',
    title: 'Addresses that robots.txt blocks',
    description:
      'The site’s robots.txt forbids crawlers this address, so that search engines do not read it and it was not checked.',
    article: 'blocked-by-robots',
  },
} as const satisfies Record<string, SiteAuditFacts>;
