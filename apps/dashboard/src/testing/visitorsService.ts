import {
  goldenPublicProject,
  goldenRulePages,
  goldenScan,
  redactedCategories,
  redactedCommonComponents,
  redactedIssues,
  redactedRulePages,
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
  const results = `${project}/scans/${goldenScan.scanId}/accessibility`;
  service.answer(project, () => Response.json(goldenPublicProject));
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
  return service;
}
