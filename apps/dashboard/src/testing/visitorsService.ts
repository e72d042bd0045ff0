import { issueTypeInUrl, SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import {
  goldenMobileFriendlyIssuePages,
  goldenPublicProject,
  goldenRulePages,
  goldenScan,
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
} from '@sitelens/golden';
import { type FakeService, fakeService } from './fakeService.ts';

/** The golden scan as a visitor is served it: redacted, and refused where a session is needed. */
export function visitorsService(): FakeService {
  const service = fakeService();
  const refused = () => new Response(null, { status: 401 });
  service.answer('GET /api/v1/tokeninfo', () => Response.json({ authenticated: false }));
  service.answer('GET /api/v1/subscriptions', refused);
  service.answer('GET /api/v1/users/current', refused);
  service.answer('GET /api/v1/projects/scans/latest', refused);

  const project = `GET /api/v1/projects/${goldenPublicProject.id}`;
  const results = `${SCAN}/accessibility`;
  service.answer(project, () => Response.json(goldenPublicProject));
  service.answer(`${SCAN}/trust`, () => Response.json(redactedScanTrust));
  service.answer(`${results}/common-components`, () => Response.json(redactedCommonComponents('FREEMIUM')));
  service.answer(`${results}/categories`, () => Response.json(redactedCategories('FREEMIUM')));
  for (const { id: ruleId } of redactedCategories('FREEMIUM').data) {
    service.answer(`${results}/${ruleId}`, () => Response.json(redactedRulePages('FREEMIUM', ruleId)));
    for (const { pageId } of goldenRulePages(ruleId).content) {
      service.answer(`${results}/pages/${pageId}/${ruleId}`, () =>
        Response.json(redactedIssues('FREEMIUM', pageId, ruleId)),
      );
    }
  }
  answerMobileFriendly(service);
  answerSiteAudit(service);
  return service;
}

const SCAN = `GET /api/v1/projects/${goldenPublicProject.id}/scans/${goldenScan.scanId}`;

function answerMobileFriendly(service: FakeService): void {
  const mobile = `${SCAN}/mobile-friendly`;
  const answer = (request: string, body: object) => service.answer(request, () => Response.json(body));
  answer(`${mobile}/categories`, redactedMobileFriendlyCategories('FREEMIUM'));
  for (const { id } of redactedMobileFriendlyCategories('FREEMIUM').data) {
    answer(`${mobile}/${id}`, redactedMobileFriendlyIssuePages('FREEMIUM', id));
    for (const { pageId } of goldenMobileFriendlyIssuePages(id).content) {
      const onPage = `${mobile}/pages/${pageId}/${id}`;
      answer(onPage, redactedMobileFriendlyIssues('FREEMIUM', pageId, id));
      answer(`${onPage}/boxes`, redactedIssueBoxes('FREEMIUM', pageId, id));
    }
  }
}

function answerSiteAudit(service: FakeService): void {
  for (const type of SITE_AUDIT_ISSUE_TYPES) {
    service.answer(`${SCAN}/issues/${issueTypeInUrl(type)}`, () =>
      Response.json(redactedSiteAuditIssues('FREEMIUM', type)),
    );
  }
}
