import type { AccessibilityIssueList } from '@sitelens/api-client/contract';
import { accessibilityIssueBoxesQuery, accessibilityIssuesQuery } from '@sitelens/api-client/endpoints';
import { PageIssuesScreen } from './PageIssuesScreen.tsx';
import { issueBoxesParams, pageIssuesParams, type RuleOnPage } from './pageIssuesParams.ts';
import { defaultPageIssuesView, type PageIssuesView } from './pageIssuesView.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { usePageIssues } from './usePageIssues.ts';
import type { ViewProps } from './ViewProps.ts';

export interface AccessibilityPageIssuesProps extends ViewProps<PageIssuesView> {
  projectId: string;
  scanId: string;
  pageId: string;
  /** The rule's id, such as `image-alt`. */
  accessibilityId: string;
}

/** One rule's issues on one page, with the page's screenshot and how to fix them. */
export function AccessibilityPageIssues(props: AccessibilityPageIssuesProps) {
  const { projectId, scanId, pageId, accessibilityId } = props;
  // What is kept on the screen while other issues are on their way must not be another page's or rule's.
  return <OfOnePlace key={JSON.stringify([projectId, scanId, pageId, accessibilityId])} {...props} />;
}

function OfOnePlace({ projectId, scanId, pageId, accessibilityId, ...props }: AccessibilityPageIssuesProps) {
  const place: RuleOnPage = { projectId, scanId, pageId, accessibilityId };
  const client = useSitelensClient();
  const [view, setView] = useOwnView(defaultPageIssuesView, props.view, props.onViewChange);
  const asked = {
    boxes: accessibilityIssueBoxesQuery(client, issueBoxesParams(place, view)),
    issues: (shown: PageIssuesView) => accessibilityIssuesQuery(client, pageIssuesParams(place, shown)),
    listOf: asItIs,
  };
  const queries = usePageIssues(place, asked, view);
  return <PageIssuesScreen ruleId={accessibilityId} queries={queries} view={view} setView={setView} />;
}

const asItIs = (list: AccessibilityIssueList) => list;
