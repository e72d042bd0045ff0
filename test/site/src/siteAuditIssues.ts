import type { PlantedSiteAuditIssue } from './plantedSiteAuditIssue.ts';
import { brokenAddresses } from './siteAudit/brokenAddresses.ts';
import { contents } from './siteAudit/contents.ts';
import { elements } from './siteAudit/elements.ts';
import { severalTags } from './siteAudit/severalTags.ts';

export type { PlantedSiteAuditIssue, PlantedValue } from './plantedSiteAuditIssue.ts';

/**
 * Every site-audit issue of the test site, in no order: a scan of all its pages finds these rows, and no others.
 * Pages that are not in here are clean. What an issue of a link says of its target holds wherever the site runs:
 * it refers to no name that would have to be resolved.
 */
export const siteAuditIssues: readonly PlantedSiteAuditIssue[] = [
  ...brokenAddresses,
  ...contents,
  ...elements,
  ...severalTags,
];
