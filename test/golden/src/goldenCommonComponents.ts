import type { CommonComponent, CommonComponentList } from '@sitelens/api-client/contract';
import { byImpactMostSevereFirst, IMPACTS } from '@sitelens/api-client/contract';
import type { CommonComponentsParams } from '@sitelens/api-client/endpoints';
import { findings, type GoldenFinding } from './goldenFindings.ts';
import { goldenId } from './goldenId.ts';
import { hasScreenshots, pageAt } from './goldenPages.ts';
import { directed, pageOf } from './listQuery.ts';

export type CommonComponentsView = Omit<CommonComponentsParams, 'projectId' | 'scanId'>;

const MOST_EXAMPLES = 5;

/**
 * Components that fail the same rule on several pages. The test site's shared parts with defects are
 * its link for sharing and its count of readers; there are also elements of the same make under other
 * ids: quiet buttons without a name, pictures without a text, faint paragraphs.
 */
export function goldenCommonComponents(view: CommonComponentsView = {}): CommonComponentList {
  const rows = [...Map.groupBy(findings, componentOf).values()]
    .filter((found) => pagesOf(found).length > 1)
    .map(rowOf)
    .sort(orderOf(view));
  return { content: pageOf(rows, view), totalElements: rows.length };
}

/** The rule and the element's own tag, its text, addresses, ids and measures left out. */
function componentOf({ ruleId, html }: GoldenFinding): string {
  const tag = html.slice(0, html.indexOf('>') + 1);
  const attributes = [...tag.matchAll(/\s([a-z-]+)="([^"]*)"/g)]
    .map(([, name = '', value = '']) => (name === 'class' ? `${name}=${value}` : name))
    .sort();
  return [ruleId, tag.match(/^<[a-z0-9-]+/)?.[0] ?? '', ...attributes].join(' ');
}

const isPictured = ({ pageIndex }: GoldenFinding) => Number(hasScreenshots(pageIndex, 'desktop'));

const pagesOf = (found: readonly GoldenFinding[]) => [...new Set(found.map(({ pageIndex }) => pageIndex))];

function rowOf(found: readonly GoldenFinding[]): CommonComponent {
  const [first] = found;
  if (!first) throw new RangeError('A component has at least one finding.');
  const examples = [...Map.groupBy(found, ({ pageIndex }) => pageIndex).values()]
    .flatMap((onPage) => onPage.slice(0, 1))
    .sort((a, b) => isPictured(b) - isPictured(a))
    .slice(0, MOST_EXAMPLES);
  return {
    id: `${first.ruleId}:${first.id}`,
    ruleId: first.ruleId,
    target: first.target,
    count: found.length,
    totalPages: pagesOf(found).length,
    tags: first.tags,
    impact: found.map(({ impact }) => impact).sort(byImpactMostSevereFirst)[0] ?? first.impact,
    examples: examples.map(({ id, pageIndex, html, target, screenSizes, boundingBoxes }) => ({
      issueId: id,
      pageId: goldenId('page', pageIndex),
      pageUrl: pageAt(pageIndex).url,
      html,
      target,
      screenSizes,
      boundingBoxes,
    })),
    redactedExamples: 0,
  };
}

const ascending = {
  count: (a, b) => a.count - b.count,
  impact: (a, b) => IMPACTS.indexOf(a.impact) - IMPACTS.indexOf(b.impact),
  ruleId: (a, b) => a.ruleId.localeCompare(b.ruleId),
} satisfies Record<string, (a: CommonComponent, b: CommonComponent) => number>;

function orderOf({ order = 'desc', orderBy = 'count' }: CommonComponentsView) {
  const first = directed(order, ascending[orderBy]);
  return (a: CommonComponent, b: CommonComponent) =>
    first(a, b) || byImpactMostSevereFirst(a.impact, b.impact) || a.id.localeCompare(b.id);
}
