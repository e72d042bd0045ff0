import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MOBILE_FRIENDLY_ISSUE_IDS, SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  goldenCategories,
  goldenCommonComponents,
  goldenEmailVerification,
  goldenExpiredSubscription,
  goldenInstallation,
  goldenIssueBoxes,
  goldenIssues,
  goldenMobileFriendlyCategories,
  goldenMobileFriendlyIssuePages,
  goldenMobileFriendlyIssues,
  goldenPages,
  goldenProject,
  goldenPublicProject,
  goldenRulePages,
  goldenScanEmails,
  goldenScans,
  goldenScanTrust,
  goldenSiteAuditCounts,
  goldenSiteAuditIssues,
  goldenStatistics,
  goldenSubscription,
  goldenTokenInfo,
  goldenUser,
  redactedCategories,
  redactedCommonComponents,
  redactedIssueBoxes,
  redactedIssues,
  redactedMobileFriendlyCategories,
  redactedMobileFriendlyIssuePages,
  redactedMobileFriendlyIssues,
  redactedRulePages,
  redactedScanTrust,
  redactedSiteAuditIssues,
  runningScan,
} from './index.ts';

const contract = parse(
  readFileSync(fileURLToPath(import.meta.resolve('@sitelens/api-client/openapi.yaml')), 'utf8'),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formatsPlugin.default(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

/** Every list of a rule on a page, whole, with the ids of both. */
const places = goldenCategories(0, 1_000).data.flatMap(({ id }) =>
  goldenRulePages(id).content.map(({ pageId }) => [pageId, id] as const),
);

/** Every list of a mobile-friendliness issue on a page, with the ids of both. */
const phonePlaces = MOBILE_FRIENDLY_ISSUE_IDS.flatMap((id) =>
  goldenMobileFriendlyIssuePages(id).content.map(({ pageId }) => [pageId, id] as const),
);

test.each<[schema: string, answers: readonly unknown[]]>([
  ['Project', [goldenProject, goldenPublicProject]],
  ['User', [goldenUser]],
  ['TokenInfo', [goldenTokenInfo]],
  ['EmailVerification', [goldenEmailVerification]],
  ['ScanEmails', [goldenScanEmails]],
  ['Installation', [goldenInstallation]],
  ['Subscription', [goldenSubscription, goldenExpiredSubscription]],
  ['ScanList', [goldenScans, [runningScan(0), runningScan(3)]]],
  ['Page', goldenPages],
  ['ScanTrust', [goldenScanTrust, redactedScanTrust]],
  ['AccessibilityCategoryList', [goldenCategories(0, 50), redactedCategories('FREEMIUM')]],
  [
    'AccessibilityRulePageList',
    places.flatMap(([, ruleId]) => [goldenRulePages(ruleId), redactedRulePages('TRIAL_EXPIRED', ruleId)]),
  ],
  [
    'AccessibilityIssueList',
    places.flatMap(([pageId, ruleId]) => [
      goldenIssues(pageId, ruleId),
      goldenIssues(pageId, ruleId, { filterSinceLastScan: ['FIXED'] }),
      redactedIssues('FREEMIUM', pageId, ruleId),
    ]),
  ],
  [
    'AccessibilityIssueBoxList',
    [...places, ...phonePlaces].flatMap(([pageId, ruleId]) => [
      goldenIssueBoxes(pageId, ruleId),
      redactedIssueBoxes('FREEMIUM', pageId, ruleId),
    ]),
  ],
  [
    'MobileFriendlyCategoryList',
    [goldenMobileFriendlyCategories(0, 50), redactedMobileFriendlyCategories('FREEMIUM')],
  ],
  [
    'MobileFriendlyIssuePageList',
    MOBILE_FRIENDLY_ISSUE_IDS.flatMap((id) => [
      goldenMobileFriendlyIssuePages(id),
      redactedMobileFriendlyIssuePages('TRIAL_EXPIRED', id),
    ]),
  ],
  [
    'MobileFriendlyIssueList',
    phonePlaces.flatMap(([pageId, id]) => [
      goldenMobileFriendlyIssues(pageId, id),
      goldenMobileFriendlyIssues(pageId, id, { filterSinceLastScan: ['FIXED'] }),
      redactedMobileFriendlyIssues('FREEMIUM', pageId, id),
    ]),
  ],
  ['SiteAuditCounts', [goldenSiteAuditCounts]],
  [
    'SiteAuditIssueList',
    SITE_AUDIT_ISSUE_TYPES.flatMap((type) => [
      goldenSiteAuditIssues(type),
      redactedSiteAuditIssues('FREEMIUM', type, { size: 10 }),
    ]),
  ],
  ['CommonComponentList', [goldenCommonComponents(), redactedCommonComponents('FREEMIUM')]],
  ['AccessibilityStatistics', [goldenStatistics]],
])('each golden %s is what the contract says', (schema, answers) => {
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) expect(validate(answer), ajv.errorsText(validate.errors)).toBe(true);
});
