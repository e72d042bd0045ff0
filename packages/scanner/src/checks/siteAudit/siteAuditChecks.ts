import type { SiteAuditCheck } from './check.ts';
import { descriptionCheck } from './descriptions/descriptions.ts';
import { hierarchyCheck } from './headings/hierarchy.ts';
import { mainHeadingCheck } from './headings/mainHeading.ts';
import { iconCheck } from './icon/icon.ts';
import { alternativeTextCheck } from './images/alternativeTexts.ts';
import { imageSourceCheck } from './images/sources.ts';
import { linkAddressCheck } from './links/addresses.ts';
import { localhostCheck } from './links/localhost.ts';
import { rawTagsCheck, renderedTagsCheck } from './multipleTags/multipleTags.ts';
import { openGraphCheck } from './multipleTags/openGraph.ts';
import { titleCheck } from './titles/titles.ts';

/** All that is checked on a page alone: each type that needs neither other pages nor requests, once. */
export const SITE_AUDIT_CHECKS: readonly SiteAuditCheck[] = [
  titleCheck,
  descriptionCheck,
  mainHeadingCheck,
  hierarchyCheck,
  alternativeTextCheck,
  imageSourceCheck,
  linkAddressCheck,
  localhostCheck,
  iconCheck,
  renderedTagsCheck,
  rawTagsCheck,
  openGraphCheck,
];
