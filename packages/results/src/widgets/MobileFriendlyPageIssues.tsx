import type { AccessibilityIssueList, MobileFriendlyIssueList } from '@sitelens/api-client/contract';
import { mobileFriendlyIssueBoxesQuery, mobileFriendlyIssuesQuery } from '@sitelens/api-client/endpoints';
import { phoneIssue } from '../mobile/phoneIssue.ts';
import { PHONE } from '../mobile/phoneSize.ts';
import { useMobileFriendlySubtitle } from '../mobile/useMobileFriendlySubtitle.ts';
import { MobileFriendlyEvaluated } from './MobileFriendlyEvaluated.tsx';
import {
  type MobileFriendlyIssueOnPage,
  mobileFriendlyIssueBoxesParams,
  mobileFriendlyIssuesParams,
} from './mobileFriendlyParams.ts';
import { PageIssuesScreen } from './PageIssuesScreen.tsx';
import { defaultPageIssuesView, type PageIssuesView } from './pageIssuesView.ts';
import { useSitelensClient } from './SitelensClientContext.ts';
import { useOwnView } from './useOwnView.ts';
import { usePageIssues } from './usePageIssues.ts';
import type { ViewProps } from './ViewProps.ts';

export interface MobileFriendlyPageIssuesProps extends ViewProps<PageIssuesView> {
  projectId: string;
  scanId: string;
  pageId: string;
  /** The issue's id, such as `tap-target-too-small`. */
  issueId: string;
  /** Where the latest scan's results are, for who has come to a scan of before they were looked for. */
  latestHref?: string | undefined;
}

/** One mobile-friendliness issue on one page: its elements on the phone's screenshot, and how to fix them. */
export function MobileFriendlyPageIssues(props: MobileFriendlyPageIssuesProps) {
  const { projectId, scanId, pageId, issueId } = props;
  return (
    <MobileFriendlyEvaluated projectId={projectId} scanId={scanId} latestHref={props.latestHref}>
      {/* What is kept on the screen while other issues are on their way must not be another page's or issue's. */}
      <OfOnePlace key={JSON.stringify([projectId, scanId, pageId, issueId])} {...props} />
    </MobileFriendlyEvaluated>
  );
}

function OfOnePlace({ projectId, scanId, pageId, issueId, ...props }: MobileFriendlyPageIssuesProps) {
  const place: MobileFriendlyIssueOnPage = { projectId, scanId, pageId, issueId };
  const client = useSitelensClient();
  const subtitle = useMobileFriendlySubtitle(issueId);
  const [anyView, setView] = useOwnView(defaultPageIssuesView, props.view, props.onViewChange);
  // An address may ask for another size: there is none.
  const view: PageIssuesView = { ...anyView, screenSize: 'phone' };
  const asked = {
    boxes: mobileFriendlyIssueBoxesQuery(client, mobileFriendlyIssueBoxesParams(place, view)),
    issues: (shown: PageIssuesView) =>
      mobileFriendlyIssuesQuery(client, mobileFriendlyIssuesParams(place, shown)),
    listOf,
  };
  return (
    <PageIssuesScreen
      ruleId={issueId}
      subtitle={subtitle}
      queries={usePageIssues(place, asked, view)}
      screenSizes={PHONE}
      view={view}
      setView={(next) => setView({ ...next, screenSize: undefined })}
    />
  );
}

function listOf({ data, paginationDetails, ...rest }: MobileFriendlyIssueList): AccessibilityIssueList {
  return { ...rest, content: data.issues.map(phoneIssue), totalElements: paginationDetails.totalRecords };
}
