import type { SitelensClient } from '@sitelens/api-client';
import type { AccessibilityCategory, BoundingBoxes, Page } from '@sitelens/api-client/contract';
import {
  accessibilityIssuesQuery,
  accessibilityRulePagesQuery,
  pageQuery,
  type ReadQuery,
  type ScanReference,
} from '@sitelens/api-client/endpoints';
import type { ReportExample, ReportPicture } from '../report/ReportContent.ts';

/** Cuts an element out of its page's screenshot. */
export type CutOut = (page: Page, boxes: BoundingBoxes) => Promise<ReportPicture | undefined>;

interface ExamplesOptions {
  readonly client: SitelensClient;
  readonly reference: ScanReference;
  readonly read: <Data>(query: ReadQuery<Data>) => Promise<Data>;
  readonly cut: CutOut;
}

/** Of a rule, each on another page. */
const MOST_EXAMPLES = 3;

/** Reads a rule's examples: the first issue on each of the pages that have most of them. */
export function createExamples({ client, reference, read, cut }: ExamplesOptions) {
  return async ({ id }: AccessibilityCategory): Promise<readonly ReportExample[]> => {
    const list = await read(accessibilityRulePagesQuery(client, { ...reference, accessibilityId: id }));
    const pages = list.content
      .filter(({ redacted, totalIssues }) => !redacted && totalIssues > 0)
      .slice(0, MOST_EXAMPLES);
    const examples: ReportExample[] = [];
    for (const { pageId } of pages) {
      const example = await readExample(pageId, id);
      if (example) examples.push(example);
    }
    return examples;
  };

  async function readExample(pageId: string, ruleId: string): Promise<ReportExample | undefined> {
    const [list, page] = await Promise.all([
      read(accessibilityIssuesQuery(client, { ...reference, pageId, accessibilityId: ruleId })),
      read(pageQuery(client, { ...reference, pageId })),
    ]);
    const [issue] = list.content.filter(({ redacted }) => !redacted);
    if (!issue) return undefined;
    const picture = await cut(page, issue.boundingBoxes);
    return { issue, ...(picture && { picture }) };
  }
}
