export { canonicalDomain } from '../contract/allowedDomain.ts';
export {
  type AllowedTargets,
  allowsAddress,
  allowsTarget,
  InvalidAllowedTargetError,
  parseAllowedTargets,
} from '../contract/allowedTargets.ts';
export { isEmailAddress } from '../contract/emailAddress.ts';
export type { components, operations, paths } from '../contract/generated.ts';
export { byImpactMostSevereFirst, IMPACTS } from '../contract/impacts.ts';
export { isMobileFriendlyIssueId, MOBILE_FRIENDLY_ISSUE_IDS } from '../contract/mobileFriendly.ts';
export {
  DAY_MILLIS,
  DEFAULT_TIME_OF_DAY,
  DEFAULT_TIME_ZONE,
  HOUR_MILLIS,
  hasDayOfWeek,
  nextScanAt,
  WEEK_MILLIS,
} from '../contract/nextScan.ts';
export { normaliseStartUrl } from '../contract/normaliseStartUrl.ts';
export { CAPABILITIES, type Capability, mayDo } from '../contract/permissions.ts';
export { problemKey } from '../contract/problemKey.ts';
export { PROJECT_LIMITS } from '../contract/projectLimits.ts';
export { isProjectName, MAX_PROJECT_NAME_LENGTH, projectTitle } from '../contract/projectName.ts';
export { isPublicAddress } from '../contract/publicAddress.ts';
export { SCREEN_SIZE_NAMES, SCREEN_SIZES } from '../contract/screenSizes.ts';
export {
  isSiteAuditIssueType,
  issueTypeFromUrl,
  issueTypeInUrl,
  SITE_AUDIT_COLUMNS,
  SITE_AUDIT_ISSUE_TYPES,
  type SiteAuditColumn,
} from '../contract/siteAudit.ts';
export {
  checkStartUrl,
  defaultAllowedDomains,
  MAX_START_URL_LENGTH,
  type StartUrlCheck,
  type StartUrlError,
  suggestProjectName,
} from '../contract/startUrl.ts';
export type * from '../contract/types.ts';
export { isUserName } from '../contract/userName.ts';
export { isTimeZone, type WallTime, wallTimeAt } from '../contract/zonedTime.ts';
