import type { HeadingLevel } from '@sitelens/ui/primitives';
import { tokens } from '@sitelens/ui/theme';
import { useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { RenderType } from '../catalogue/ruleTypes.ts';
import { ScreenshotViewer, type ScreenshotViewerProps } from '../screenshot/ScreenshotViewer.tsx';
import { IssueDialogs, type ShownDialog } from './IssueDialogs.tsx';
import type { IssueHost, SeenElement } from './IssueHost.ts';
import type { IssueRows } from './IssueRows.ts';
import { IssuesOneByOne } from './IssuesOneByOne.tsx';
import { IssuesTable } from './IssuesTable.tsx';
import { PageWideIssues } from './PageWideIssues.tsx';
import { useFocusOnIssue } from './useFocusOnIssue.ts';
import { useIssueInView } from './useIssueInView.ts';

const sideBySide = '@container sitelens-issues (min-width: 72rem)';

const Room = styled.div`
  container: sitelens-issues / inline-size;
  min-width: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.xl};
  ${sideBySide} { grid-template-columns: minmax(0, 1fr) minmax(42rem, 1fr); }
`;

const Screenshot = styled.div`
  min-width: 0;
  ${sideBySide} {
    position: sticky;
    top: calc(var(--sitelens-shell-top, 0px) + ${tokens.space.l});
  }
`;

export interface IssuesOnPageProps
  extends Pick<
    ScreenshotViewerProps,
    | 'page'
    | 'fileUrl'
    | 'screenSize'
    | 'screenSizes'
    | 'onScreenSizeChange'
    | 'focusedIssueId'
    | 'onIssueOpen'
    | 'boxes'
  > {
  ruleId: string;
  /** How the rule's issues are drawn, as the catalogue says. */
  renderType: RenderType;
  /** The page of the list that is shown. */
  list: IssueRows;
  /** Default: `ready`. */
  pageStatus?: ScreenshotViewerProps['status'];
  onPageRetry: () => void;
  /** Issues of the rule on the page, where `boxes` has not all of them. */
  boxesTotal?: number | undefined;
  /** In place of how to fix an issue, where that is withheld. */
  fixPrompt?: IssueHost['fixPrompt'];
  /** Of its parts' headings. Default: 3. */
  level?: HeadingLevel;
}

/** One rule's issues on one page: a table beside the screenshot, one by one, or an explainer of the whole page. */
export function IssuesOnPage(props: IssuesOnPageProps) {
  const { ruleId, list, boxes, boxesTotal, focusedIssueId, onIssueOpen, fixPrompt, level = 3 } = props;
  const { page, pageStatus = 'ready', fileUrl, screenSize, screenSizes } = props;
  const [shown, setShown] = useState<ShownDialog>();
  const root = useRef<HTMLDivElement>(null);
  const isDrawnAsTable = props.renderType === 'many-of-one-type' || isEmpty(list);
  useFocusOnIssue(root, shown !== undefined, focusedIssueId);
  const bringIntoView = useIssueInView(root, focusedIssueId, list.rows);
  const numberOf = useIssueNumbers(boxes, list.view);
  // A screenshot that can't be had is said once, in its place, and not again behind each button.
  const canSee = page !== undefined && pageStatus === 'ready';
  const host: IssueHost = {
    page: canSee ? page : undefined,
    screenSize,
    screenSizes,
    fileUrl,
    fixPrompt,
    onSeeOnScreenshot: canSee ? seeOnScreenshot : undefined,
    onFixOpen: ({ issueId }) => setShown({ kind: 'fix', issueId }),
  };
  const viewer = {
    page,
    status: pageStatus,
    onRetry: props.onPageRetry,
    ...(fileUrl && { fileUrl }),
    screenSize,
    screenSizes,
    onScreenSizeChange: props.onScreenSizeChange,
    boxes,
    ...(boxesTotal !== undefined && { total: boxesTotal }),
    focusedIssueId,
    onIssueOpen,
  };

  function seeOnScreenshot({ issueId, relatedIndex }: SeenElement) {
    onIssueOpen({ issueId });
    setShown(
      relatedIndex === undefined ? { kind: 'screenshot' } : { kind: 'related', issueId, index: relatedIndex },
    );
  }

  function openFromViewer(opened: { issueId: string }) {
    bringIntoView(opened.issueId);
    onIssueOpen(opened);
  }

  const drawn = { rows: list, numberOf, host, focusedIssueId, onIssueOpen };
  return (
    <Room ref={root}>
      {isDrawnAsTable ? (
        <Columns>
          {hasViewer(props) && (
            <Screenshot data-issues-screenshot>
              <ScreenshotViewer {...viewer} onIssueOpen={openFromViewer} />
            </Screenshot>
          )}
          <IssuesTable {...drawn} level={level} />
        </Columns>
      ) : props.renderType === 'page-wide' ? (
        <PageWideIssues rows={list} host={host} ruleId={ruleId} level={level} />
      ) : (
        <IssuesOneByOne {...drawn} level={level} />
      )}
      <IssueDialogs
        ruleId={ruleId}
        shown={shown}
        onClose={() => setShown(undefined)}
        issues={list.rows}
        host={host}
        viewer={viewer}
      />
    </Room>
  );
}

/** A box knows its issue's place among all; an issue without one, as a fixed one, has that of its row. */
function useIssueNumbers(boxes: IssuesOnPageProps['boxes'], { page, rowsPerPage }: IssueRows['view']) {
  const positions = useMemo(() => new Map(boxes.map(({ id, position }) => [id, position])), [boxes]);
  return useCallback(
    ({ id }: { id: string }, index: number) => (positions.get(id) ?? page * rowsPerPage + index) + 1,
    [positions, page, rowsPerPage],
  );
}

/** Nothing to list, and nothing that is only hidden by a filter, lies on another page, or is on its way. */
function isEmpty({ total, status, rows }: IssueRows): boolean {
  return total === 0 && status === 'ready' && rows.length === 0;
}

/** A page whose pictures are withheld is listed without them. */
function hasViewer({ page, pageStatus }: IssuesOnPageProps): boolean {
  return page !== undefined || pageStatus === 'loading' || pageStatus === 'failed';
}
