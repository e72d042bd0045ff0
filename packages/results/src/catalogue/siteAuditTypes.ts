import {
  SITE_AUDIT_COLUMNS,
  SITE_AUDIT_ISSUE_TYPES,
  type SiteAuditColumn,
  type SiteAuditIssueType,
} from '@sitelens/api-client/contract';
import { headContentTypes } from './siteAudit/headContentTypes.ts';
import { headingTypes } from './siteAudit/headingTypes.ts';
import { imageTypes } from './siteAudit/imageTypes.ts';
import { linkTypes } from './siteAudit/linkTypes.ts';
import { sharingTypes } from './siteAudit/sharingTypes.ts';
import type { SiteAuditFacts } from './siteAudit/siteAuditFacts.ts';

/** A type of site-audit issue as the catalogue gives it out. */
export interface SiteAuditTypeInfo extends SiteAuditFacts {
  readonly type: SiteAuditIssueType;
  /** Of its table, in their order: the keys of an issue's `issueDetails`. */
  readonly columns: readonly SiteAuditColumn[];
  /** Whether there is a help article on it: `SiteAuditHelp` of `@sitelens/results/help`. */
  readonly helpArticle: true;
}

/** The type is what makes an entry that is missing a compile error. */
const facts: Readonly<Record<SiteAuditIssueType, SiteAuditFacts>> = {
  ...linkTypes,
  ...headContentTypes,
  ...headingTypes,
  ...imageTypes,
  ...sharingTypes,
};

const infoOf = (type: SiteAuditIssueType): SiteAuditTypeInfo => ({
  type,
  ...facts[type],
  columns: SITE_AUDIT_COLUMNS[type],
  helpArticle: true,
});

/** Every type, in the order of `SITE_AUDIT_ISSUE_TYPES`. */
export const siteAuditTypes: readonly SiteAuditTypeInfo[] = SITE_AUDIT_ISSUE_TYPES.map(infoOf);

const infoByType: ReadonlyMap<string, SiteAuditTypeInfo> = new Map(
  siteAuditTypes.map((info) => [info.type, info]),
);

/** A type's entry, or nothing for one that the catalogue doesn't know. */
export function siteAuditType(type: string): SiteAuditTypeInfo | undefined {
  return infoByType.get(type);
}
